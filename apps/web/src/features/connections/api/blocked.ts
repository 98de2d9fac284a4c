import { connections } from '@subrosa/contract/endpoints/connections';
import type { ReplyBody } from '@subrosa/contract/client/types';
import { infiniteQueryOptions, useQueryClient } from '@tanstack/react-query';
import { pagedDefaults } from '../../../shared/api/query-defaults.ts';
import { client, silentClient } from '../../../shared/api/client.ts';
import { clearSearches } from './cache.ts';

type Page = ReplyBody<typeof connections.listBlocked>;

export type BlockedMember = Page['users'][number];

export const blockedQuery = infiniteQueryOptions({
  queryKey: ['connections', 'blocked'],
  queryFn: ({ pageParam, signal }) => silentClient.call(connections.listBlocked, { query: pageParam ? { after: pageParam } : {}, signal }),
  ...pagedDefaults,
  select: ({ pages }) => pages.flatMap(({ users }) => users),
});

/** Unblocked members may appear again, so lists that were loaded without them are refetched. */
export function useUnblock() {
  const queryClient = useQueryClient();
  return async (memberId: string) => {
    await client.call(connections.unblockMember, { body: { memberId } });
    clearSearches(queryClient);
    await queryClient.invalidateQueries({ queryKey: blockedQuery.queryKey });
  };
}
