import { conversations } from '@subrosa/contract/endpoints/conversations';
import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { byPages, retryPassing } from '../../../shared/api/by-pages.ts';
import { quietClient } from '../../../shared/api/client.ts';
import { isMissing } from '../../../shared/api/missing.ts';
import { noteNames } from '../thread/people.ts';
import type { Page } from './held.ts';
import { conversationKey, listKey } from './keys.ts';

/** Which conversations a list shows. */
export type Show = 'all' | 'unread' | 'groups' | 'archived' | 'pinned' | 'forward';

export const listQuery = (show: Show, search: string) =>
  infiniteQueryOptions({
    queryKey: listKey(show, search),
    queryFn: async ({ pageParam, signal }): Promise<Page> => {
      const page = await quietClient.call(conversations.listConversations, {
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
      noteNames(page.conversations.flatMap(({ members }) => members));
      return page;
    },
    ...byPages,
    // One that moved up while somebody walked through the pages is there once.
    select: ({ pages }) => [...new Map(pages.flatMap((page) => page.conversations).map((row) => [row.id, row])).values()],
  });

export const conversationQuery = (id: string) =>
  queryOptions({
    queryKey: conversationKey(id),
    queryFn: async ({ signal }) => {
      const view = await quietClient.call(conversations.readConversation, { params: { id }, signal });
      noteNames(view.members);
      return view;
    },
    retry: retryPassing,
  });

/** Before its page opens: whether there is such a conversation for who asks. */
export async function isConversationMissing(queryClient: QueryClient, id: string): Promise<boolean> {
  try {
    await queryClient.ensureQueryData(conversationQuery(id));
    return false;
  } catch (error) {
    // Anything else is said on the page, with a way to try again.
    return isMissing(error) || isNotAnId(error);
  }
}

/** An address that no conversation can have. */
const isNotAnId = (error: unknown) => error instanceof Error && 'status' in error && error.status === 400;
