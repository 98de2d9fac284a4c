import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

type Query = Pick<UseInfiniteQueryResult<unknown>, 'error' | 'isFetching' | 'hasNextPage' | 'fetchNextPage'>;

/** For a list from which rows disappear, or whose pages contain hidden rows. */
export function useShrinkingList(
  { error, isFetching, hasNextPage, fetchNextPage }: Query,
  count: number,
  /** Called when a row with the focus is removed. */
  onGone: () => void,
): void {
  const counted = useRef(count);

  useEffect(() => {
    if (count < counted.current && document.activeElement === document.body) onGone();
    counted.current = count;
  }, [count, onGone]);

  // A page may be empty although there are more.
  useEffect(() => {
    if (count === 0 && hasNextPage && !isFetching && !error) void fetchNextPage({ cancelRefetch: false });
  }, [count, hasNextPage, isFetching, error, fetchNextPage]);
}
