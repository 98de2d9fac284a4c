import type { PaidState } from './fold.ts';
import type { PlanId } from './plans.ts';

/** The status of a subscription today, as shown to its holder. */
export const subscriptionStatuses = ['lifetime', 'renewing', 'ending', 'grace', 'scheduled', 'given', 'ended'] as const;

export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/** Kinds of money movements. */
export const receiptKinds = ['payment', 'refund', 'chargeback'] as const;

export type ReceiptKind = (typeof receiptKinds)[number];

interface HeldPlan {
  planId: PlanId;
  startsOn: string;
  dueOn: string | null;
  paid: { state: PaidState; failedAt: Date | null } | null;
}

export function subscriptionStatusOf({ planId, startsOn, dueOn, paid }: HeldPlan, today: string): SubscriptionStatus {
  if (planId === 2) return 'lifetime';
  if (dueOn !== null && dueOn < today) return 'ended';
  if (paid && (paid.state === 'refunded' || paid.state === 'chargeback')) return 'ended';
  if (startsOn > today) return 'scheduled';
  if (!paid) return 'given';
  if (paid.failedAt !== null) return 'grace';
  return paid.state === 'open' ? 'renewing' : 'ending';
}
