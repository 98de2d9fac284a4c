import { subscriptions } from '@subrosa/contract/endpoints/subscriptions';
import type { ReplyBody } from '@subrosa/contract/client/types';
import type { PaidPlanId } from '@subrosa/rules/subscriptions/checkout';
import { client, quietClient } from '../../../shared/api/client.ts';

export type Checkout = ReplyBody<typeof subscriptions.beginCheckout>;

/** Begins to pay; nothing changes before the provider has told of the money. */
export function beginCheckout(planId: PaidPlanId): Promise<Checkout> {
  return client.call(subscriptions.beginCheckout, { body: { subscription_plan_id: planId } });
}

/** The same for who has another plan that renews. */
export function beginUpgrade(planId: PaidPlanId): Promise<Checkout> {
  return client.call(subscriptions.beginUpgrade, { body: { id: planId } });
}

/** May be lost: what nobody pays expires by itself. */
export function dropCheckout({ id }: Checkout): void {
  void quietClient.call(subscriptions.dropCheckout, { params: { id } }).catch(() => undefined);
}
