import { useInfiniteQuery } from '@tanstack/react-query';
import { useResultPages, type ResultPages } from '../../shared/search/use-result-pages.ts';
import { feedQuery, type RequestCard } from './api/feed.ts';
import type { Filter } from './filter.ts';

/** The results of a search for posts. */
export type Feed = ResultPages<RequestCard>;

export function useFeed(filter: Filter): Feed {
  const options = feedQuery(filter);
  return useResultPages(options.queryKey, useInfiniteQuery(options), ({ requests }) => requests);
}
