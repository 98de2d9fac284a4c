import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TimeLimitExceeded, withinLimit } from './time-limit.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('withinLimit', () => {
  it('resolves with the value that arrives in time, and clears the timer', async () => {
    await expect(withinLimit(Promise.resolve('here'), 1000, 'it')).resolves.toBe('here');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('rejects with the reason of a failure', async () => {
    await expect(withinLimit(Promise.reject(new Error('gone')), 1000, 'it')).rejects.toThrow('gone');
  });

  it('rejects when no value arrives in time', async () => {
    const failed = expect(withinLimit(new Promise(() => {}), 1000, 'a part of the app')).rejects.toThrow(TimeLimitExceeded);
    await vi.advanceTimersByTimeAsync(1000);
    await failed;
  });
});
