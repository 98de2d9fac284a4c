import { useInfiniteQuery } from '@tanstack/react-query';
import { useFoundPages, type FoundPages } from '../../shared/search/use-found-pages.ts';
import { feedQuery, type RequestCard } from './calls/feed.ts';
import type { Filter } from './filter.ts';

/** What a search for posts came to. */
export type Feed = FoundPages<RequestCard>;

export function useFeed(filter: Filter): Feed {
  const options = feedQuery(filter);
  return useFoundPages(options.queryKey, useInfiniteQuery(options), ({ requests }) => requests);
}
