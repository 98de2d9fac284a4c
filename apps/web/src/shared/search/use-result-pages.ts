import { ResponseError } from '@subrosa/contract/client/errors';
import { useQueryClient, type InfiniteData, type QueryKey, type UseInfiniteQueryResult } from '@tanstack/react-query';

/** The loaded results of a search. */
export type ResultPages<Item> = {
  status: 'loading' | 'ready' | 'failed';
  error: unknown;
  /** The code of the error, if there is one. */
  code: string | undefined;
  items: readonly Item[];
  pages: number;
  hasMore: boolean;
  isLoadingMore: boolean;
  more: () => void;
  retry: () => void;
};

export function useResultPages<Page, Item extends { id: string }>(
  queryKey: QueryKey,
  query: UseInfiniteQueryResult<InfiniteData<Page>>,
  itemsOf: (page: Page) => readonly Item[],
): ResultPages<Item> {
  const queryClient = useQueryClient();
  const pages = query.data?.pages ?? [];
  const more = async () => {
    // A query that is being refetched ignores the call, so it is repeated afterwards.
    if (query.isFetching) await query.fetchNextPage({ cancelRefetch: false });
    await query.fetchNextPage({ cancelRefetch: false });
  };
  return {
    status: query.isError ? 'failed' : pages.length > 0 ? 'ready' : 'loading',
    error: query.error,
    code: query.error instanceof ResponseError ? query.error.code : undefined,
    items: unique(pages.flatMap(itemsOf)),
    pages: pages.length,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    more: () => void more(),
    // Starts from the first page: results from before the failure are no longer shown.
    retry: () => void queryClient.resetQueries({ queryKey, exact: true }),
  };
}

/** Removes the duplicate of an item that moved between two pages. */
function unique<Item extends { id: string }>(items: readonly Item[]): Item[] {
  return [...new Map(items.map((item) => [item.id, item])).values()];
}
