import { conversations } from '@subrosa/contract/endpoints/conversations';
import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { pagedDefaults, retryTransient } from '../../../shared/api/query-defaults.ts';
import { silentClient } from '../../../shared/api/client.ts';
import { isNotFound } from '../../../shared/api/is-not-found.ts';
import { rememberNames } from '../thread/people.ts';
import type { Page } from './cache.ts';
import { conversationKey, listKey } from './query-keys.ts';

/** The conversations that a list shows. */
export type Show = 'all' | 'unread' | 'groups' | 'archived' | 'pinned' | 'forward';

export const listQuery = (show: Show, search: string) =>
  infiniteQueryOptions({
    queryKey: listKey(show, search),
    queryFn: async ({ pageParam, signal }): Promise<Page> => {
      const page = await silentClient.call(conversations.listConversations, {
        query: {
          ...(show === 'archived' && { archived: 'true' }),
          ...((show === 'unread' || show === 'groups') && { only: show }),
          ...(show === 'pinned' && { pinned: 'true' }),
          // Pinned conversations have a list of their own; a search covers all.
          ...(show === 'all' && !search && { pinned: 'false' }),
          ...(search && { search }),
          ...(pageParam && { after: pageParam }),
        },
        signal,
      });
      rememberNames(page.conversations.flatMap(({ members }) => members));
      return page;
    },
    ...pagedDefaults,
    // Removes the duplicate of a conversation that moved up between two pages.
    select: ({ pages }) => [...new Map(pages.flatMap((page) => page.conversations).map((row) => [row.id, row])).values()],
  });

export const conversationQuery = (id: string) =>
  queryOptions({
    queryKey: conversationKey(id),
    queryFn: async ({ signal }) => {
      const view = await silentClient.call(conversations.getConversation, { params: { id }, signal });
      rememberNames(view.members);
      return view;
    },
    retry: retryTransient,
  });

/** Checked before the page opens: whether the conversation exists for this member. */
export async function isConversationMissing(queryClient: QueryClient, id: string): Promise<boolean> {
  try {
    await queryClient.ensureQueryData(conversationQuery(id));
    return false;
  } catch (error) {
    // The page shows any other error, with a retry button.
    return isNotFound(error) || isNotAnId(error);
  }
}

/** A path that no conversation can have. */
const isNotAnId = (error: unknown) => error instanceof Error && 'status' in error && error.status === 400;
