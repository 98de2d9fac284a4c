import { CallError } from '@subrosa/contract/client/errors';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { searchQuery, type MemberCard } from './calls/search-members.ts';
import type { Filter } from './filter.ts';

/** What a search came to: members, a failure, or what is in the way. */
export type Found = {
  status: 'loading' | 'ready' | 'failed' | 'filterUpgrade' | 'cityMissing';
  error: unknown;
  members: readonly MemberCard[];
  pages: number;
  hasMore: boolean;
  isLoadingMore: boolean;
  /** There is more, for premium members. */
  upgrade: boolean;
  more: () => void;
  retry: () => void;
};

const codeOf = (error: unknown) => (error instanceof CallError ? error.code : undefined);

export function useFound(filter: Filter, premium: boolean): Found {
  const options = searchQuery(filter, premium);
  const query = useInfiniteQuery(options);
  const queryClient = useQueryClient();
  const pages = query.data?.pages ?? [];
  const code = codeOf(query.error);
  const isAtEnd = code === 'explore.pagesUpgrade';
  const status = statusOf({ hasPages: pages.length > 0, hasFailed: query.isError && !isAtEnd, code });
  return {
    status: isAtEnd && pages.length === 0 ? 'ready' : status,
    error: query.error,
    members: status === 'ready' ? unique(pages.flatMap(({ users }) => users)) : [],
    pages: pages.length,
    hasMore: status === 'ready' && query.hasNextPage && !isAtEnd,
    isLoadingMore: query.isFetchingNextPage,
    upgrade: isAtEnd || pages.at(-1)?.upgrade === true,
    more: () => void query.fetchNextPage({ cancelRefetch: false }),
    // From the first page: what was found before a failure is not shown any more.
    retry: () => void queryClient.resetQueries({ queryKey: options.queryKey, exact: true }),
  };
}

function statusOf({ hasPages, hasFailed, code }: { hasPages: boolean; hasFailed: boolean; code: string | undefined }): Found['status'] {
  if (hasFailed) {
    if (code === 'explore.filterUpgrade') return 'filterUpgrade';
    return code === 'explore.cityMissing' ? 'cityMissing' : 'failed';
  }
  return hasPages ? 'ready' : 'loading';
}

/** Who moved between two pages while they were read is still one member. */
function unique(members: readonly MemberCard[]): MemberCard[] {
  return [...new Map(members.map((member) => [member.id, member])).values()];
}
