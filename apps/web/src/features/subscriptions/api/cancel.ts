import { subscriptions } from '@subrosa/contract/endpoints/subscriptions';
import type { ReplyBody } from '@subrosa/contract/client/types';
import { client } from '../../../shared/api/client.ts';

export type CancelPage = ReplyBody<typeof subscriptions.unsubscribe>;

/** Fetches where a plan is cancelled at the provider; the request itself changes nothing. */
export function fetchCancelPage(subscriptionId: string): Promise<CancelPage> {
  return client.call(subscriptions.unsubscribe, { params: { id: subscriptionId } });
}
