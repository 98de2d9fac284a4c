import { subscriptions } from '@subrosa/contract/endpoints/subscriptions';
import type { ReplyBody } from '@subrosa/contract/client/types';
import { client } from '../../../shared/api/client.ts';

export type CancelPage = ReplyBody<typeof subscriptions.unsubscribe>;

/** Where a plan is cancelled: at the provider. Asking for it changes nothing. */
export function fetchCancelPage(subscriptionId: string): Promise<CancelPage> {
  return client.call(subscriptions.unsubscribe, { params: { id: subscriptionId } });
}
