import type { Plan } from '../api/plans.ts';

const MONTH = 30;

/** The price of 30 days on a longer plan, and its saving against the plan of 30 days; null without a saving. */
export function savingOf(plan: Plan, all: readonly Plan[]): { cents: number; percent: number } | null {
  const monthly = all.find(({ recurringDays }) => recurringDays === MONTH);
  if (!monthly || !plan.recurringDays || plan.recurringDays <= MONTH || monthly.dueCents === 0) return null;
  const cents = Math.round((plan.dueCents * MONTH) / plan.recurringDays);
  // Rounded down, so that it never promises too much.
  const percent = Math.floor((1 - cents / monthly.dueCents) * 100);
  return percent > 0 ? { cents, percent } : null;
}
