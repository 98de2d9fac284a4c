import { describe, expect, it } from 'vitest';
import { nextSpeed, secondsLeft, startSpeed } from './upload-speed.ts';

const MB = 1024 * 1024;

describe('the speed of an upload', () => {
  it('returns null before a second has passed', () => {
    const pace = nextSpeed(startSpeed(0, 0), 400, 5 * MB);
    expect(pace.bytesPerSecond).toBeNull();
    expect(secondsLeft(pace, 100 * MB)).toBeNull();
  });

  it('starts with the first measurement, which determines the time left', () => {
    const pace = nextSpeed(startSpeed(0, 0), 2000, 8 * MB);
    expect(pace.bytesPerSecond).toBe(4 * MB);
    expect(secondsLeft(pace, 40 * MB)).toBe(10);
  });

  it('changes gradually to a new speed', () => {
    const steady = nextSpeed(startSpeed(0, 0), 1000, 4 * MB);
    const slower = nextSpeed(steady, 2000, 5 * MB);
    expect(slower.bytesPerSecond).toBeLessThan(4 * MB);
    expect(slower.bytesPerSecond).toBeGreaterThan(3 * MB);
  });

  it('converges to a constant speed', () => {
    let pace = nextSpeed(startSpeed(0, 0), 1000, 8 * MB);
    for (let second = 2; second <= 31; second += 1) pace = nextSpeed(pace, second * 1000, 8 * MB + (second - 1) * MB);
    expect(pace.bytesPerSecond! / MB).toBeCloseTo(1, 2);
  });

  it('stays positive when a part is sent again', () => {
    const pace = nextSpeed(nextSpeed(startSpeed(0, 0), 1000, 8 * MB), 2000, 2 * MB);
    expect(pace.bytesPerSecond).toBeGreaterThan(0);
  });

  it('returns no time left while nothing is sent', () => {
    expect(secondsLeft(nextSpeed(startSpeed(0, 0), 3000, 0), 8 * MB)).toBeNull();
  });
});
