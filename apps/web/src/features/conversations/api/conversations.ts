import { conversations } from '@subrosa/contract/endpoints/conversations';
import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { pagedDefaults, retryTransient } from '../../../shared/api/query-defaults.ts';
import { silentClient } from '../../../shared/api/client.ts';
import { isNotFound } from '../../../shared/api/is-not-found.ts';
import { rememberNames } from '../thread/people.ts';
import type { Page } from './cache.ts';
import { conversationKey, listKey } from './query-keys.ts';

/** Which conversations a list shows. */
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
          // Those at the top are a list of their own; a search looks through all.
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
    // One that moved up while somebody walked through the pages is there once.
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

/** Before its page opens: whether there is such a conversation for who asks. */
export async function isConversationMissing(queryClient: QueryClient, id: string): Promise<boolean> {
  try {
    await queryClient.ensureQueryData(conversationQuery(id));
    return false;
  } catch (error) {
    // Anything else is said on the page, with a way to try again.
    return isNotFound(error) || isNotAnId(error);
  }
}

/** An address that no conversation can have. */
const isNotAnId = (error: unknown) => error instanceof Error && 'status' in error && error.status === 400;
