import { describe, expect, it } from 'vitest';
import { ofKind, percentile, timesOf } from './timings.ts';

describe('timesOf', () => {
  it('returns percentiles', () => {
    const values = Array.from({ length: 100 }, (_, index) => 100 - index);
    expect(percentile(values, 0.95)).toBe(95);
    expect(percentile(values, 0.5)).toBe(50);
    expect(percentile([7], 0.95)).toBe(7);
    expect(percentile([], 0.95)).toBe(0);
  });

  it('counts errors and timeouts as failed', () => {
    const answers = [200, 204, 304, 404, 503, 0].map((status) => ({ name: 'feed' as const, ms: 1, status }));
    expect(timesOf(answers)).toMatchObject({ count: 6, failed: 3 });
  });

  it('separates reads and writes', () => {
    const answers = (['feed', 'send'] as const).map((name) => ({ name, ms: 1, status: 200 }));
    expect(ofKind(answers, 'write').map(({ name }) => name)).toEqual(['send']);
  });
});
