import { describe, expect, it } from 'vitest';
import { videoProblems, isFinal, photoProblems, problems, qualityLimits } from './checks.ts';
import { frameOf, measuredSize, type Frame } from './frame.ts';
import { brightnessOf, glareOf, sharpnessOf } from './measures.ts';

const SIDE = 64;

const aFrame = (light: (column: number, row: number) => number): Frame => ({
  width: SIDE,
  height: SIDE,
  luma: Uint8ClampedArray.from({ length: SIDE * SIDE }, (_, index) => light(index % SIDE, Math.floor(index / SIDE))),
});

const even = (light: number) => aFrame(() => light);
/** Letters, as far as a measure can tell: edges of a document in good focus. */
const printed = aFrame((column, row) => ((Math.floor(column / 4) + Math.floor(row / 4)) % 2 === 0 ? 200 : 60));
/** The same out of focus. */
const smeared = aFrame((column, row) => 130 + 40 * Math.sin(column / 12) * Math.sin(row / 12));
const lamp = aFrame((column, row) => (Math.hypot(column - 20, row - 20) < 16 ? 255 : (column + row) % 4 < 2 ? 180 : 70));

describe('a measure', () => {
  it('of sharpness tells letters from a smear, and finds nothing in an even wall', () => {
    expect(sharpnessOf(printed)).toBeGreaterThan(20 * sharpnessOf(smeared));
    expect(sharpnessOf(even(128))).toBe(0);
    expect(sharpnessOf({ width: 2, height: 2, luma: new Uint8ClampedArray(4) })).toBe(0);
  });

  it('of glare is the share that is blown out', () => {
    expect(glareOf(even(255))).toBe(1);
    expect(glareOf(printed)).toBe(0);
    expect(glareOf(lamp)).toBeCloseTo((Math.PI * 16 ** 2) / SIDE ** 2, 1);
  });

  it('of brightness is the mean', () => {
    expect(brightnessOf(even(40))).toBe(40);
  });

  it('reads colours as eyes do', () => {
    const data = Uint8ClampedArray.of(255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255);
    expect([...frameOf({ width: 3, height: 1, data }).luma]).toEqual([76, 150, 29]);
  });

  it('is taken of a small picture in the same shape', () => {
    expect(measuredSize({ width: 4000, height: 2000 })).toEqual({ width: 640, height: 320 });
    expect(measuredSize({ width: 320, height: 200 })).toEqual({ width: 320, height: 200 });
  });
});

describe('a photo', () => {
  const photo = { width: 1600, height: 1000, bytes: 400_000 };

  it('is taken as it is when it can be read', () => {
    expect(photoProblems({ ...photo, frame: printed })).toEqual([]);
  });

  it.each([
    ['blurred', { frame: smeared }],
    ['glare', { frame: lamp }],
    ['dark', { frame: even(12) }],
    ['too_small', { width: 500, frame: printed }],
    ['too_large', { bytes: qualityLimits.photoBytes + 1, frame: printed }],
  ] as const)('is %s', (problem, traits) => {
    expect(photoProblems({ ...photo, ...traits })).toEqual([problem]);
  });
});

describe('a film', () => {
  const video = { seconds: 20, bytes: 4_000_000, frames: [smeared, printed] };

  it('counts by its best moment', () => {
    expect(videoProblems(video)).toEqual([]);
    expect(videoProblems({ ...video, frames: [smeared, even(5)] })).toEqual(['blurred']);
  });

  it.each([
    [59.9, []],
    [60, ['too_long']],
    [3.9, ['too_short']],
    [4, []],
  ] as const)('of %d seconds: %j', (seconds, found) => {
    expect(videoProblems({ ...video, seconds })).toEqual(found);
  });

  it('that cannot be looked at has no light to complain of', () => {
    expect(videoProblems({ ...video, frames: [] })).toEqual([]);
  });
});

it('lets nobody overrule length, size and what cannot be opened', () => {
  expect(problems.filter((problem) => !isFinal(problem))).toEqual(['blurred', 'glare', 'dark']);
});
