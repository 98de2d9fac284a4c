import { subscriptions } from '@subrosa/contract/endpoints/subscriptions';
import { queryOptions } from '@tanstack/react-query';
import { retryPassing } from '../../../shared/api/by-pages.ts';
import { quietClient } from '../../../shared/api/client.ts';
import { OWN_PLAN } from './key.ts';

const AGAIN_MS = 3000;

/** Whether the payment has arrived: the socket says when, and asking again is for who has none. */
export const outcomeQuery = (checkoutId: string) =>
  queryOptions({
    queryKey: [...OWN_PLAN, 'outcome', checkoutId],
    queryFn: ({ signal }) => quietClient.call(subscriptions.readOutcome, { params: { id: checkoutId }, signal }),
    retry: retryPassing,
    refetchInterval: ({ state }) => (state.data?.state === 'waiting' ? AGAIN_MS : false),
  });
