import type { InfiniteQueryObserverResult } from '@tanstack/react-query';

type Query = Pick<InfiniteQueryObserverResult, 'isFetching' | 'fetchNextPage'>;

/** Asks for the next page. A query that is being refreshed ignores it, so it is asked again once that is over. */
export async function askForMore({ isFetching, fetchNextPage }: Query): Promise<void> {
  if (isFetching) await fetchNextPage({ cancelRefetch: false });
  await fetchNextPage({ cancelRefetch: false });
}
