import { describe, expect, it } from 'vitest';
import { areaUnderCurve, medianOf } from './percentiles.ts';

/** Answer times like ours: a hard lower edge and a long tail; the same ones in every run. */
function times(seed: number, count: number): number[] {
  let state = seed;
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state + 1) / 2 ** 32;
  };
  return Array.from({ length: count }, () => 3 - 0.8 * Math.log(random()));
}

describe('the area under the curve', () => {
  it('is what counting all pairs gives', () => {
    const [first, second] = [times(1, 60), [...times(2, 50), ...times(1, 5)]];
    const wins = second.flatMap((own) => first.map((other) => (own > other ? 1 : own === other ? 0.5 : 0)));
    const counted = wins.reduce<number>((sum, win) => sum + win, 0) / wins.length;
    expect(areaUnderCurve(first, second)).toBeCloseTo(counted, 12);
  });

  it('is a half for the same, one and nothing for the wholly different', () => {
    expect(areaUnderCurve([1, 2, 3], [1, 2, 3])).toBe(0.5);
    expect(areaUnderCurve([1, 2], [3, 4])).toBe(1);
    expect(areaUnderCurve([3, 4], [1, 2])).toBe(0);
  });

  it('stays within a twentieth of a half for two thousand honest samples', () => {
    for (let seed = 1; seed <= 20; seed += 1) {
      expect(Math.abs(areaUnderCurve(times(seed, 2000), times(seed + 100, 2000)) - 0.5)).toBeLessThan(0.05);
    }
  });

  it('tells a planted difference of 0.3 ms', () => {
    for (let seed = 1; seed <= 20; seed += 1) {
      const slower = times(seed + 100, 2000).map((time) => time + 0.3);
      expect(areaUnderCurve(times(seed, 2000), slower)).toBeGreaterThan(0.55);
    }
  });

  it('is not moved by a few that took very long', () => {
    const stalled = times(7, 2000).map((time, index) => (index % 100 === 0 ? time + 500 : time));
    expect(Math.abs(areaUnderCurve(times(8, 2000), stalled) - 0.5)).toBeLessThan(0.05);
  });
});

it('a median stands in the middle', () => {
  expect(medianOf([9, 1, 5])).toBe(5);
});
