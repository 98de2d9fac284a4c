import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isActive, isPremium } from './active.ts';

const day = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('isActive and isPremium', () => {
  it('includes the first and the last day', () => {
    fc.assert(
      fc.property(day, day, day, (startsOn, dueOn, today) => {
        expect(isActive({ planId: 3, startsOn, dueOn }, today)).toBe(startsOn <= today && today <= dueOn);
      }),
      { numRuns: 1000 },
    );
  });

  it('reports a lifetime plan as active on every day', () => {
    fc.assert(fc.property(day, day, (startsOn, today) => isActive({ planId: 2, startsOn, dueOn: null }, today)));
  });

  it('returns no premium for the regular plan', () => {
    expect(isPremium([{ planId: 1, startsOn: '2026-01-01', dueOn: '2027-01-01' }], '2026-11-15')).toBe(false);
    expect(isPremium([{ planId: 4, startsOn: '2026-11-15', dueOn: '2026-11-15' }], '2026-11-15')).toBe(true);
    expect(isPremium([], '2026-11-15')).toBe(false);
  });
});
