import { describe, expect, it } from 'vitest';
import { areaUnderCurve, medianOf } from './percentiles.ts';

/** Generates reproducible response times with a lower bound and a long tail. */
function times(seed: number, count: number): number[] {
  let state = seed;
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state + 1) / 2 ** 32;
  };
  return Array.from({ length: count }, () => 3 - 0.8 * Math.log(random()));
}

describe('areaUnderCurve', () => {
  it('equals the count over all pairs', () => {
    const [first, second] = [times(1, 60), [...times(2, 50), ...times(1, 5)]];
    const wins = second.flatMap((own) => first.map((other) => (own > other ? 1 : own === other ? 0.5 : 0)));
    const counted = wins.reduce<number>((sum, win) => sum + win, 0) / wins.length;
    expect(areaUnderCurve(first, second)).toBeCloseTo(counted, 12);
  });

  it('returns 0.5 for equal samples, and 1 or 0 for disjoint ones', () => {
    expect(areaUnderCurve([1, 2, 3], [1, 2, 3])).toBe(0.5);
    expect(areaUnderCurve([1, 2], [3, 4])).toBe(1);
    expect(areaUnderCurve([3, 4], [1, 2])).toBe(0);
  });

  it('stays within 0.05 of 0.5 for 2,000 samples of the same distribution', () => {
    for (let seed = 1; seed <= 20; seed += 1) {
      expect(Math.abs(areaUnderCurve(times(seed, 2000), times(seed + 100, 2000)) - 0.5)).toBeLessThan(0.05);
    }
  });

  it('detects an added difference of 0.3 ms', () => {
    for (let seed = 1; seed <= 20; seed += 1) {
      const slower = times(seed + 100, 2000).map((time) => time + 0.3);
      expect(areaUnderCurve(times(seed, 2000), slower)).toBeGreaterThan(0.55);
    }
  });

  it('tolerates a few very long times', () => {
    const stalled = times(7, 2000).map((time, index) => (index % 100 === 0 ? time + 500 : time));
    expect(Math.abs(areaUnderCurve(times(8, 2000), stalled) - 0.5)).toBeLessThan(0.05);
  });
});

it('medianOf returns the middle value', () => {
  expect(medianOf([9, 1, 5])).toBe(5);
});
