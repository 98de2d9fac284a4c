import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { askForMore } from '../api/ask-for-more.ts';

type Query = Pick<
  UseInfiniteQueryResult<unknown>,
  'data' | 'error' | 'isFetching' | 'isFetchingNextPage' | 'hasNextPage' | 'fetchNextPage' | 'refetch'
>;

/** What a list that grows page by page asks of its query. */
export function tailOf(query: Query) {
  const { data, error, isFetchingNextPage, hasNextPage, refetch } = query;
  const isLoading = data === undefined || isFetchingNextPage;
  return {
    status: error ? ('failed' as const) : isLoading ? ('loading' as const) : ('ready' as const),
    error,
    hasMore: hasNextPage,
    onMore: () => void (data === undefined ? refetch() : askForMore(query)),
  };
}
