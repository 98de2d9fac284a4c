import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { QueryFallback } from '../../shared/ui/query-fallback.tsx';
import { PagedListTail } from '../../shared/ui/paged-list-tail.tsx';
import { SkeletonList } from '../../shared/ui/skeleton-list.tsx';
import { pagingProps } from '../../shared/ui/paging-props.ts';
import type { Page } from './api/feed.ts';
import { RequestGrid } from './card/request-grid.tsx';
import classes from './paged-requests.module.css';

type PagedRequestsProps = { query: UseInfiniteQueryResult<InfiniteData<Page>>; empty: ReactNode };

/** A list of posts, page by page, with its loading, empty and error states. */
export function PagedRequests({ query, empty }: PagedRequestsProps) {
  const { data, isFetchingNextPage } = query;
  const requests = data?.pages.flatMap((page) => page.requests) ?? [];
  if (!data) {
    return (
      <div className={classes.container}>
        <QueryFallback query={query} skeleton={<SkeletonList shape="cards" count={3} />} />
      </div>
    );
  }
  if (requests.length === 0) return empty;
  return (
    <div className={classes.container}>
      <RequestGrid requests={requests} isLoading={isFetchingNextPage} />
      <PagedListTail loaded={requests.length} {...pagingProps(query)} />
    </div>
  );
}
