import type { UseInfiniteQueryResult } from '@tanstack/react-query';

type Query = Pick<
  UseInfiniteQueryResult<unknown>,
  'data' | 'error' | 'isFetching' | 'isFetchingNextPage' | 'hasNextPage' | 'fetchNextPage' | 'refetch'
>;

/** The props of a paged list from its query. */
export function pagingProps(query: Query) {
  const { data, error, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = query;
  const more = async () => {
    // A query that is being refetched ignores the call, so it is repeated afterwards.
    if (query.isFetching) await fetchNextPage({ cancelRefetch: false });
    await fetchNextPage({ cancelRefetch: false });
  };
  const isLoading = data === undefined || isFetchingNextPage;
  return {
    status: error ? ('failed' as const) : isLoading ? ('loading' as const) : ('ready' as const),
    error,
    hasMore: hasNextPage,
    onMore: () => void (data === undefined ? refetch() : more()),
  };
}
