import type { UseInfiniteQueryResult } from '@tanstack/react-query';

type Query = Pick<UseInfiniteQueryResult<unknown>, 'data' | 'error' | 'isFetchingNextPage' | 'hasNextPage' | 'fetchNextPage' | 'refetch'>;

/** What a list that grows page by page asks of its query. */
export function tailOf({ data, error, isFetchingNextPage, hasNextPage, fetchNextPage, refetch }: Query) {
  const isLoading = data === undefined || isFetchingNextPage;
  return {
    status: error ? ('failed' as const) : isLoading ? ('loading' as const) : ('ready' as const),
    error,
    hasMore: hasNextPage,
    onMore: () => void (data === undefined ? refetch() : fetchNextPage({ cancelRefetch: false })),
  };
}
