import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spotsLeft } from './spots.ts';

const count = fc.nat({ max: 1_000_000 });

describe('spotsLeft', () => {
  it('returns between 0 and the total, also after the total was lowered', () => {
    fc.assert(
      fc.property(count, count, (total, taken) => {
        const left = spotsLeft({ total, taken });
        expect(left).toBeGreaterThanOrEqual(0);
        expect(left).toBeLessThanOrEqual(total);
      }),
    );
  });

  it('decreases by one with every spot that is taken, down to 0', () => {
    fc.assert(
      fc.property(count, count, (total, taken) => {
        const left = spotsLeft({ total, taken });
        expect(spotsLeft({ total, taken: taken + 1 })).toBe(left === 0 ? 0 : left - 1);
      }),
    );
  });

  it('returns the total while none is taken', () => {
    expect(spotsLeft({ total: 111, taken: 0 })).toBe(111);
  });
});
