import type { AccountType } from '../accounts/account-types.ts';
import type { PlanId } from './plans.ts';

export type PaidPlanId = Extract<PlanId, 3 | 4>;

export const paidPlanIds: readonly PaidPlanId[] = [3, 4];

/** How long a payment may be begun at the price that was shown. */
export const CHECKOUT_HOURS = 24;

interface Buyer {
  accountType: AccountType;
  hasLifetime: boolean;
  /** The plan that renews by itself, where there is one. */
  renewing: PlanId | null;
}

/** Why a member may not begin to pay for a plan; null where they may. */
export function checkoutErrorCode({ accountType, hasLifetime, renewing }: Buyer, plan: PaidPlanId, mode: 'new' | 'change') {
  if (hasLifetime) return 'subscriptions.alreadyLifetime';
  if (accountType === 'confidant') return 'subscriptions.sellersPayNothing';
  if (renewing === null) return null;
  if (mode === 'new') return 'subscriptions.alreadyRenews';
  return renewing === plan ? 'subscriptions.samePlan' : null;
}
