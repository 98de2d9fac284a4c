import { useInfiniteQuery } from '@tanstack/react-query';
import { useResultPages, type ResultPages } from '../../shared/search/use-result-pages.ts';
import { searchQuery, type MemberCard } from './api/search-members.ts';
import type { Filter } from './filter.ts';

/** The results of a search for members. */
export type ExploreResults = ResultPages<MemberCard> & {
  /** Whether premium members would find more. */
  upgrade: boolean;
};

export function useSearchResults(filter: Filter, premium: boolean): ExploreResults {
  const options = searchQuery(filter, premium);
  const query = useInfiniteQuery(options);
  const found = useResultPages(options.queryKey, query, ({ users }) => users);
  // The server rejected only the next page.
  const isAtEnd = found.code === 'explore.pagesUpgrade';
  return {
    ...found,
    ...(isAtEnd && { status: 'ready', hasMore: false }),
    upgrade: isAtEnd || query.data?.pages.at(-1)?.upgrade === true,
  };
}
