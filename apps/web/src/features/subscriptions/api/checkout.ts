import { subscriptions } from '@subrosa/contract/endpoints/subscriptions';
import type { ReplyBody } from '@subrosa/contract/client/types';
import type { PaidPlanId } from '@subrosa/rules/subscriptions/checkout';
import { client, silentClient } from '../../../shared/api/client.ts';

export type Checkout = ReplyBody<typeof subscriptions.startCheckout>;

/** Starts a checkout; the plan changes only after the provider has reported the payment. */
export function startCheckout(planId: PaidPlanId): Promise<Checkout> {
  return client.call(subscriptions.startCheckout, { body: { subscription_plan_id: planId } });
}

/** The same for members with a plan that renews. */
export function startUpgrade(planId: PaidPlanId): Promise<Checkout> {
  return client.call(subscriptions.startUpgrade, { body: { id: planId } });
}

/** A failure is ignored, because an unpaid checkout expires. */
export function abandonCheckout({ id }: Checkout): void {
  void silentClient.call(subscriptions.cancelCheckout, { params: { id } }).catch(() => undefined);
}
