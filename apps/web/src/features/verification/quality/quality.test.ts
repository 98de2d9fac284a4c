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
/** A pattern with sharp edges, like a document in focus. */
const printed = aFrame((column, row) => ((Math.floor(column / 4) + Math.floor(row / 4)) % 2 === 0 ? 200 : 60));
/** The same pattern out of focus. */
const smeared = aFrame((column, row) => 130 + 40 * Math.sin(column / 12) * Math.sin(row / 12));
const lamp = aFrame((column, row) => (Math.hypot(column - 20, row - 20) < 16 ? 255 : (column + row) % 4 < 2 ? 180 : 70));

describe('the measures of a frame', () => {
  it('sharpnessOf is far higher for sharp edges than for blur, and zero for an even surface', () => {
    expect(sharpnessOf(printed)).toBeGreaterThan(20 * sharpnessOf(smeared));
    expect(sharpnessOf(even(128))).toBe(0);
    expect(sharpnessOf({ width: 2, height: 2, luma: new Uint8ClampedArray(4) })).toBe(0);
  });

  it('glareOf returns the share of overexposed pixels', () => {
    expect(glareOf(even(255))).toBe(1);
    expect(glareOf(printed)).toBe(0);
    expect(glareOf(lamp)).toBeCloseTo((Math.PI * 16 ** 2) / SIDE ** 2, 1);
  });

  it('brightnessOf returns the mean', () => {
    expect(brightnessOf(even(40))).toBe(40);
  });

  it('frameOf weights colours by perceived brightness', () => {
    const data = Uint8ClampedArray.of(255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255);
    expect([...frameOf({ width: 3, height: 1, data }).luma]).toEqual([76, 150, 29]);
  });

  it('measuredSize keeps the aspect ratio', () => {
    expect(measuredSize({ width: 4000, height: 2000 })).toEqual({ width: 640, height: 320 });
    expect(measuredSize({ width: 320, height: 200 })).toEqual({ width: 320, height: 200 });
  });
});

describe('photoProblems', () => {
  const photo = { width: 1600, height: 1000, bytes: 400_000 };

  it('returns no problems for a readable photo', () => {
    expect(photoProblems({ ...photo, frame: printed })).toEqual([]);
  });

  it.each([
    ['blurred', { frame: smeared }],
    ['glare', { frame: lamp }],
    ['dark', { frame: even(12) }],
    ['too_small', { width: 500, frame: printed }],
    ['too_large', { bytes: qualityLimits.photoBytes + 1, frame: printed }],
  ] as const)('returns %s', (problem, traits) => {
    expect(photoProblems({ ...photo, ...traits })).toEqual([problem]);
  });
});

describe('videoProblems', () => {
  const video = { seconds: 20, bytes: 4_000_000, frames: [smeared, printed] };

  it('takes the best frame', () => {
    expect(videoProblems(video)).toEqual([]);
    expect(videoProblems({ ...video, frames: [smeared, even(5)] })).toEqual(['blurred']);
  });

  it.each([
    [59.9, []],
    [60, ['too_long']],
    [3.9, ['too_short']],
    [4, []],
  ] as const)('returns for %d seconds %j', (seconds, found) => {
    expect(videoProblems({ ...video, seconds })).toEqual(found);
  });

  it('returns no problems of light without frames', () => {
    expect(videoProblems({ ...video, frames: [] })).toEqual([]);
  });
});

it('isFinal allows members to overrule problems of light and focus only', () => {
  expect(problems.filter((problem) => !isFinal(problem))).toEqual(['blurred', 'glare', 'dark']);
});
