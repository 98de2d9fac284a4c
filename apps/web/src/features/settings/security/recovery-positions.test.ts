import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isSameWord, pickRecoveryPositions } from './recovery-positions.ts';

const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

it('pickRecoveryPositions returns two different positions of the twelve, in order', () => {
  fc.assert(
    fc.property(chance, chance, (one, other) => {
      const chances = [one, other];
      const [first, second] = pickRecoveryPositions(12, () => chances.shift()!);
      expect(first).toBeGreaterThanOrEqual(0);
      expect(second).toBeGreaterThan(first);
      expect(second).toBeLessThan(12);
    }),
  );
});

it('isSameWord ignores case and surrounding spaces', () => {
  expect(isSameWord(' Garden ', 'garden')).toBe(true);
  expect(isSameWord('gardens', 'garden')).toBe(false);
  expect(isSameWord('', undefined)).toBe(false);
});
