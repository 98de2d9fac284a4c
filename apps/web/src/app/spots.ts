import { subscriptions } from '@subrosa/contract/addresses/subscriptions';
import { queryOptions } from '@tanstack/react-query';
import { quietClient } from '../shared/api/client.ts';

export const spotsQuery = queryOptions({
  queryKey: ['subscriptions', 'spots'],
  queryFn: ({ signal }) => quietClient.call(subscriptions.readFreeSpots, { signal }),
  staleTime: 60_000,
});
