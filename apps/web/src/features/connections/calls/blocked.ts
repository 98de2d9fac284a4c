import { connections } from '@subrosa/contract/endpoints/connections';
import type { ReplyBody } from '@subrosa/contract/client/types';
import { infiniteQueryOptions, useQueryClient } from '@tanstack/react-query';
import { byPages } from '../../../shared/api/by-pages.ts';
import { client, quietClient } from '../../../shared/api/client.ts';
import { forgetSearches } from './caches.ts';

type Page = ReplyBody<typeof connections.listBlocked>;

export type BlockedMember = Page['users'][number];

export const blockedQuery = infiniteQueryOptions({
  queryKey: ['connections', 'blocked'],
  queryFn: ({ pageParam, signal }) => quietClient.call(connections.listBlocked, { query: pageParam ? { after: pageParam } : {}, signal }),
  ...byPages,
  select: ({ pages }) => pages.flatMap(({ users }) => users),
});

/** They may be met again: what was loaded without them is loaded anew. */
export function useUnblock() {
  const queryClient = useQueryClient();
  return async (memberId: string) => {
    await client.call(connections.unblockMember, { body: { memberId } });
    forgetSearches(queryClient);
    await queryClient.invalidateQueries({ queryKey: blockedQuery.queryKey });
  };
}
