import { useInfiniteQuery } from '@tanstack/react-query';
import { useFoundPages, type FoundPages } from '../../shared/search/use-found-pages.ts';
import { searchQuery, type MemberCard } from './calls/search-members.ts';
import type { Filter } from './filter.ts';

/** What a search for members came to. */
export type ExploreResults = FoundPages<MemberCard> & {
  /** There is more, for premium members. */
  upgrade: boolean;
};

export function useFound(filter: Filter, premium: boolean): ExploreResults {
  const options = searchQuery(filter, premium);
  const query = useInfiniteQuery(options);
  const found = useFoundPages(options.queryKey, query, ({ users }) => users);
  // Refused is only the next page.
  const isAtEnd = found.code === 'explore.pagesUpgrade';
  return {
    ...found,
    ...(isAtEnd && { status: 'ready', hasMore: false }),
    upgrade: isAtEnd || query.data?.pages.at(-1)?.upgrade === true,
  };
}
