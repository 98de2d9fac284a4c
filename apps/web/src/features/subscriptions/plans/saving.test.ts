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

describe('savingOf', () => {
  const monthly = plan(30, 1499);

  it('returns the price for 30 days, and a percentage rounded down', () => {
    expect(savingOf(plan(90, 3499), [monthly])).toEqual({ cents: 1166, percent: 22 });
  });

  it('returns null without a saving or a plan to compare with', () => {
    expect(savingOf(plan(90, 4497), [monthly])).toBeNull();
    expect(savingOf(monthly, [monthly])).toBeNull();
    expect(savingOf(plan(null, 0), [monthly])).toBeNull();
    expect(savingOf(plan(90, 3499), [])).toBeNull();
  });
});
