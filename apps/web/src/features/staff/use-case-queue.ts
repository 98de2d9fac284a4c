import { useInfiniteQuery } from '@tanstack/react-query';
import { casesQuery, type QueuedCase } from './api/cases.ts';
import { useCaseQueueConfig } from './case-queues.ts';
import type { ReviewSearch } from './review-search.ts';

export type CaseQueue = {
  status: 'loading' | 'failed' | 'ready';
  error: unknown;
  cases: readonly QueuedCase[];
  /** The number of waiting cases, up to a hundred; null until it is loaded. */
  waiting: number | null;
  hasMore: boolean;
  isLoadingMore: boolean;
  more: () => void;
  retry: () => void;
};

/** The queue, as far as it is loaded; refetched every 30 seconds and on focus. */
export function useCaseQueue({ show, kind }: ReviewSearch): CaseQueue {
  const { firstKind } = useCaseQueueConfig();
  const query = useInfiniteQuery(casesQuery({ show: show ?? 'open', kind: kind ?? firstKind ?? undefined }));
  const pages = query.data?.pages ?? [];
  return {
    status: query.data ? 'ready' : query.error ? 'failed' : 'loading',
    error: query.error,
    cases: pages.flatMap(({ cases }) => cases),
    waiting: pages.at(-1)?.waiting ?? null,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    more: () => void query.fetchNextPage(),
    retry: () => void query.refetch(),
  };
}
