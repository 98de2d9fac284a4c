import { reference } from '@subrosa/contract/addresses/reference';
import { subscriptions } from '@subrosa/contract/addresses/subscriptions';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../shared/api/client.ts';

/** Settings of the house; they change with a release, not during a visit. */
export const configQuery = queryOptions({
  queryKey: ['reference', 'config'],
  queryFn: ({ signal }) => client.call(reference.readConfig, { signal }),
  staleTime: Infinity,
});

export const spotsQuery = queryOptions({
  queryKey: ['subscriptions', 'spots'],
  queryFn: ({ signal }) => client.call(subscriptions.readFreeSpots, { signal }),
  staleTime: 60_000,
});
