import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

type Query = Pick<UseInfiniteQueryResult<unknown>, 'error' | 'isFetching' | 'hasNextPage' | 'fetchNextPage'>;

/** For a list that rows leave, or of whose pages some rows are not shown. */
export function useShrinkingList(
  { error, isFetching, hasNextPage, fetchNextPage }: Query,
  count: number,
  /** A row left with the focus in it. */
  onGone: () => void,
): void {
  const counted = useRef(count);

  useEffect(() => {
    if (count < counted.current && document.activeElement === document.body) onGone();
    counted.current = count;
  }, [count, onGone]);

  // A page may be empty though there are more.
  useEffect(() => {
    if (count === 0 && hasNextPage && !isFetching && !error) void fetchNextPage({ cancelRefetch: false });
  }, [count, hasNextPage, isFetching, error, fetchNextPage]);
}
