import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dueCents } from './price.ts';

it.each([
  [1499, 0, 1499],
  [3499, 15, 2974],
  [3499, 50, 1749],
  [1000, 33, 670],
  [1, 50, 0],
  [1499, 100, 0],
])('dueCents for %i cents with %i percent off returns %i', (priceCents, discountPercent, due) => {
  expect(dueCents({ priceCents, discountPercent })).toBe(due);
});

it('dueCents returns whole cents, at most the price and within half a cent of the exact share', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.integer({ min: 0, max: 100 }), (priceCents, discountPercent) => {
      const due = dueCents({ priceCents, discountPercent });
      expect(Number.isInteger(due)).toBe(true);
      expect(due).toBeLessThanOrEqual(priceCents);
      expect(Math.abs(due * 100 - priceCents * (100 - discountPercent))).toBeLessThanOrEqual(50);
    }),
    { numRuns: 1000 },
  );
});
