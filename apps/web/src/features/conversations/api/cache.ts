import type { conversations } from '@subrosa/contract/endpoints/conversations';
import type { ReplyBody } from '@subrosa/contract/client/types';
import type { ConversationView } from '@subrosa/contract/conversations/schemas';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { conversationKey, everyList } from './query-keys.ts';

export type Page = ReplyBody<typeof conversations.listConversations>;

/** Stores a conversation as the server returned it in all queries that contain it. */
export function putConversation(queryClient: QueryClient, view: ConversationView): void {
  queryClient.setQueryData(conversationKey(view.id), view);
  changeInLists(queryClient, (row) => (row.id === view.id ? view : row));
}

/** Updates a conversation in all queries that contain it. */
export function changeConversation(queryClient: QueryClient, id: string, change: (view: ConversationView) => ConversationView): void {
  queryClient.setQueryData<ConversationView>(conversationKey(id), (cached) => cached && change(cached));
  changeInLists(queryClient, (row) => (row.id === id ? change(row) : row));
}

/** Returns a conversation from the cache, either of its own query or of a list. */
export function findConversation(queryClient: QueryClient, id: string): ConversationView | undefined {
  const own = queryClient.getQueryData<ConversationView>(conversationKey(id));
  if (own) return own;
  const lists = queryClient.getQueriesData<InfiniteData<Page>>(everyList).flatMap(([, cached]) => cached?.pages ?? []);
  return lists.flatMap((page) => page.conversations).find((row) => row.id === id);
}

/** After a new message: moves the conversation to the top of every list that contains it, or refetches the lists when none does. */
export function raiseInLists(queryClient: QueryClient, id: string): void {
  let isListed = false;
  queryClient.setQueriesData<InfiniteData<Page>>(everyList, (cached) => {
    const row = cached?.pages.flatMap((page) => page.conversations).find((one) => one.id === id);
    if (!cached || !row) return cached;
    isListed = true;
    const [first, ...others] = cached.pages.map((page) => ({ ...page, conversations: page.conversations.filter((one) => one.id !== id) }));
    return first && { ...cached, pages: [{ ...first, conversations: [row, ...first.conversations] }, ...others] };
  });
  if (!isListed) void queryClient.invalidateQueries(everyList);
}

function changeInLists(queryClient: QueryClient, change: (row: ConversationView) => ConversationView) {
  queryClient.setQueriesData<InfiniteData<Page>>(
    everyList,
    (cached) => cached && { ...cached, pages: cached.pages.map((page) => ({ ...page, conversations: page.conversations.map(change) })) },
  );
}
