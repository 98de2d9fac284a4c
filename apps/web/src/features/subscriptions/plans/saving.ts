import type { Plan } from '../api/plans.ts';

const MONTH = 30;

/** What 30 days of a longer plan cost, and how much less that is than the plan for 30 days; null where it is no less. */
export function savingOf(plan: Plan, all: readonly Plan[]): { cents: number; percent: number } | null {
  const monthly = all.find(({ recurringDays }) => recurringDays === MONTH);
  if (!monthly || !plan.recurringDays || plan.recurringDays <= MONTH || monthly.dueCents === 0) return null;
  const cents = Math.round((plan.dueCents * MONTH) / plan.recurringDays);
  // Rounded down: nothing is promised that is not there.
  const percent = Math.floor((1 - cents / monthly.dueCents) * 100);
  return percent > 0 ? { cents, percent } : null;
}
