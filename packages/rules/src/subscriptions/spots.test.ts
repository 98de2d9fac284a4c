import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spotsLeft } from './spots.ts';

const count = fc.nat({ max: 1_000_000 });

describe('spotsLeft', () => {
  it('is never negative and never above the total, also where the total was lowered', () => {
    fc.assert(
      fc.property(count, count, (total, taken) => {
        const left = spotsLeft({ total, taken });
        expect(left).toBeGreaterThanOrEqual(0);
        expect(left).toBeLessThanOrEqual(total);
      }),
    );
  });

  it('goes down by one with every spot that is taken, until none is left', () => {
    fc.assert(
      fc.property(count, count, (total, taken) => {
        const left = spotsLeft({ total, taken });
        expect(spotsLeft({ total, taken: taken + 1 })).toBe(left === 0 ? 0 : left - 1);
      }),
    );
  });

  it('is the whole offer while nobody has taken one', () => {
    expect(spotsLeft({ total: 111, taken: 0 })).toBe(111);
  });
});
