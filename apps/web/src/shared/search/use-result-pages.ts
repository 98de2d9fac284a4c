import { ResponseError } from '@subrosa/contract/client/errors';
import { useQueryClient, type InfiniteData, type QueryKey, type UseInfiniteQueryResult } from '@tanstack/react-query';

/** What a search came to, as far as it was asked for. */
export type ResultPages<Item> = {
  status: 'loading' | 'ready' | 'failed';
  error: unknown;
  /** Of the refusal, where there is one. */
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
    // A query that is being refreshed ignores it, so it is asked again once that is over.
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
    // From the first page: what was found before a failure is not shown any more.
    retry: () => void queryClient.resetQueries({ queryKey, exact: true }),
  };
}

/** What moved between two pages while they were read is still one. */
function unique<Item extends { id: string }>(items: readonly Item[]): Item[] {
  return [...new Map(items.map((item) => [item.id, item])).values()];
}
