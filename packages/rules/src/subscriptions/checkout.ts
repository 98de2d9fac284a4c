import type { AccountType } from '../accounts/account-types.ts';
import type { PlanId } from './plans.ts';

export type PaidPlanId = Extract<PlanId, 3 | 4>;

export const paidPlanIds: readonly PaidPlanId[] = [3, 4];

/** How long a payment may be started at the displayed price. */
export const CHECKOUT_HOURS = 24;

interface Buyer {
  accountType: AccountType;
  hasLifetime: boolean;
  /** The plan that renews automatically, if any. */
  renewing: PlanId | null;
}

/** Returns why a member may not start to pay for a plan, or null. */
export function checkoutErrorCode({ accountType, hasLifetime, renewing }: Buyer, plan: PaidPlanId, mode: 'new' | 'change') {
  if (hasLifetime) return 'subscriptions.alreadyLifetime';
  if (accountType === 'confidant') return 'subscriptions.sellersPayNothing';
  if (renewing === null) return null;
  if (mode === 'new') return 'subscriptions.alreadyRenews';
  return renewing === plan ? 'subscriptions.samePlan' : null;
}
