import { subscriptions } from '@subrosa/contract/addresses/subscriptions';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../shared/api/client.ts';

export const spotsQuery = queryOptions({
  queryKey: ['subscriptions', 'spots'],
  queryFn: ({ signal }) => client.call(subscriptions.readFreeSpots, { signal }),
  staleTime: 60_000,
});
