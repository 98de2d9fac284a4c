import { subscriptions } from '@subrosa/contract/endpoints/subscriptions';
import type { ReplyBody } from '@subrosa/contract/client/types';
import { queryOptions } from '@tanstack/react-query';
import { silentClient } from '../../../shared/api/client.ts';

export type Plan = ReplyBody<typeof subscriptions.listPlans>[number];

export const plansQuery = queryOptions({
  queryKey: ['subscriptions', 'plans'],
  queryFn: ({ signal }) => silentClient.call(subscriptions.listPlans, { signal }),
  staleTime: 60_000,
});
