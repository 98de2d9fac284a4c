import { CallError } from '@subrosa/contract/client/errors';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { feedQuery, type RequestCard } from './calls/feed.ts';
import type { Filter } from './filter.ts';

/** What a search came to: posts, a failure, or what is in the way. */
export type Feed = {
  status: 'loading' | 'ready' | 'failed' | 'cityMissing';
  error: unknown;
  requests: readonly RequestCard[];
  pages: number;
  hasMore: boolean;
  isLoadingMore: boolean;
  more: () => void;
  retry: () => void;
};

export function useFeed(filter: Filter): Feed {
  const options = feedQuery(filter);
  const query = useInfiniteQuery(options);
  const queryClient = useQueryClient();
  const pages = query.data?.pages ?? [];
  const isCityMissing = query.error instanceof CallError && query.error.code === 'requests.cityMissing';
  const status = isCityMissing ? 'cityMissing' : query.isError ? 'failed' : pages.length > 0 ? 'ready' : 'loading';
  return {
    status,
    error: query.error,
    requests: status === 'ready' ? unique(pages.flatMap(({ requests }) => requests)) : [],
    pages: pages.length,
    hasMore: status === 'ready' && query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    more: () => void query.fetchNextPage({ cancelRefetch: false }),
    // From the first page: what was found before a failure is not shown any more.
    retry: () => void queryClient.resetQueries({ queryKey: options.queryKey, exact: true }),
  };
}

/** What moved between two pages while they were read is still one post. */
function unique(cards: readonly RequestCard[]): RequestCard[] {
  return [...new Map(cards.map((card) => [card.id, card])).values()];
}
