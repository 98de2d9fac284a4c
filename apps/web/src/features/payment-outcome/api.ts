import { subscriptions } from '@subrosa/contract/endpoints/subscriptions';
import { queryOptions } from '@tanstack/react-query';
import { retryTransient } from '../../shared/api/query-defaults.ts';
import { silentClient } from '../../shared/api/client.ts';
import { OWN_PLAN } from '../subscriptions/index.ts';

const AGAIN_MS = 3000;

/** Whether the payment has arrived: by a live update, or by polling without a socket. */
export const outcomeQuery = (checkoutId: string) =>
  queryOptions({
    queryKey: [...OWN_PLAN, 'outcome', checkoutId],
    queryFn: ({ signal }) => silentClient.call(subscriptions.getOutcome, { params: { id: checkoutId }, signal }),
    retry: retryTransient,
    refetchInterval: ({ state }) => (state.data?.state === 'waiting' ? AGAIN_MS : false),
  });
