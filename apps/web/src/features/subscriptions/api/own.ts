import { subscriptions } from '@subrosa/contract/endpoints/subscriptions';
import type { ReplyBody } from '@subrosa/contract/client/types';
import { queryOptions } from '@tanstack/react-query';
import { silentClient } from '../../../shared/api/client.ts';
import { OWN_PLAN } from './query-keys.ts';

export type OwnSubscription = ReplyBody<typeof subscriptions.listOwn>[number];
export type Receipt = ReplyBody<typeof subscriptions.listReceipts>[number];

/** The member's subscriptions, newest first. */
export const ownSubscriptionsQuery = queryOptions({
  queryKey: [...OWN_PLAN, 'held'],
  queryFn: ({ signal }) => silentClient.call(subscriptions.listOwn, { signal }),
});

export const receiptsQuery = queryOptions({
  queryKey: [...OWN_PLAN, 'receipts'],
  queryFn: ({ signal }) => silentClient.call(subscriptions.listReceipts, { signal }),
});

/** What the member may do now, as the server decides. */
export const entitlementsQuery = queryOptions({
  queryKey: [...OWN_PLAN, 'entitlements'],
  queryFn: ({ signal }) => silentClient.call(subscriptions.getEntitlements, { signal }),
});
