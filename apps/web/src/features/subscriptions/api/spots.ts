import { subscriptions } from '@subrosa/contract/endpoints/subscriptions';
import { queryOptions } from '@tanstack/react-query';
import { silentClient } from '../../../shared/api/client.ts';

/** Free lifetime spots; the event `free-spots` reports every change. */
export const spotsQuery = queryOptions({
  queryKey: ['subscriptions', 'spots'],
  queryFn: ({ signal }) => silentClient.call(subscriptions.getFreeSpots, { signal }),
  staleTime: 60_000,
});
