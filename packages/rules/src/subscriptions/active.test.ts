import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isActive, isPremium } from './active.ts';

const day = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('a subscription', () => {
  it('is active from its first day to its last, both included', () => {
    fc.assert(
      fc.property(day, day, day, (startsOn, dueOn, today) => {
        expect(isActive({ planId: 3, startsOn, dueOn }, today)).toBe(startsOn <= today && today <= dueOn);
      }),
      { numRuns: 1000 },
    );
  });

  it('for life never ends', () => {
    fc.assert(fc.property(day, day, (startsOn, today) => isActive({ planId: 2, startsOn, dueOn: null }, today)));
  });

  it('of the regular plan makes nobody premium', () => {
    expect(isPremium([{ planId: 1, startsOn: '2026-01-01', dueOn: '2027-01-01' }], '2026-11-15')).toBe(false);
    expect(isPremium([{ planId: 4, startsOn: '2026-11-15', dueOn: '2026-11-15' }], '2026-11-15')).toBe(true);
    expect(isPremium([], '2026-11-15')).toBe(false);
  });
});
