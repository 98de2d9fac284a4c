import { describe, expect, it } from 'vitest';
import type { Plan } from '../api/plans.ts';
import { savingOf } from './saving.ts';

const plan = (recurringDays: number | null, dueCents: number): Plan => ({
  id: 1,
  name: 'regular',
  priceCents: dueCents,
  dueCents,
  currency: 'USD',
  recurringDays,
  discountPercent: 0,
  renews: recurringDays !== null,
  statementDescriptor: null,
});

describe('what a longer plan saves', () => {
  const monthly = plan(30, 1499);

  it('is said for 30 days, and never rounded up', () => {
    expect(savingOf(plan(90, 3499), [monthly])).toEqual({ cents: 1166, percent: 22 });
  });

  it('is not said where there is nothing to save, or nothing to compare with', () => {
    expect(savingOf(plan(90, 4497), [monthly])).toBeNull();
    expect(savingOf(monthly, [monthly])).toBeNull();
    expect(savingOf(plan(null, 0), [monthly])).toBeNull();
    expect(savingOf(plan(90, 3499), [])).toBeNull();
  });
});
