import type { PlanId } from './plans.ts';

export interface HeldSubscription {
  planId: PlanId;
  /** Dates without a time: `2026-11-15`. */
  startsOn: string;
  dueOn: string | null;
}

/** The specification's rule: lifetime, or started and not yet due. */
export function isActive({ planId, startsOn, dueOn }: HeldSubscription, today: string): boolean {
  return planId === 2 || (startsOn <= today && dueOn !== null && dueOn >= today);
}

/** Whether any active plan other than the regular one exists. */
export function isPremium(held: readonly HeldSubscription[], today: string): boolean {
  return held.some((subscription) => subscription.planId !== 1 && isActive(subscription, today));
}
