import { subscriptions } from '@subrosa/contract/endpoints/subscriptions';
import type { ReplyBody } from '@subrosa/contract/client/types';
import type { PaidPlanId } from '@subrosa/rules/subscriptions/checkout';
import { client, silentClient } from '../../../shared/api/client.ts';

export type Checkout = ReplyBody<typeof subscriptions.startCheckout>;

/** Begins to pay; nothing changes before the provider has told of the money. */
export function startCheckout(planId: PaidPlanId): Promise<Checkout> {
  return client.call(subscriptions.startCheckout, { body: { subscription_plan_id: planId } });
}

/** The same for who has another plan that renews. */
export function startUpgrade(planId: PaidPlanId): Promise<Checkout> {
  return client.call(subscriptions.startUpgrade, { body: { id: planId } });
}

/** May be lost: what nobody pays expires by itself. */
export function abandonCheckout({ id }: Checkout): void {
  void silentClient.call(subscriptions.cancelCheckout, { params: { id } }).catch(() => undefined);
}
