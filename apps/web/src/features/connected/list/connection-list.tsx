import { Trans } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { PagedList } from '../../../shared/ui/paged-list.tsx';
import { CardConnection, listQuery } from '../../connections/index.ts';
import { countOf, MemberCard, useInterestNames, type Filter } from '../../explore/index.ts';
import type { Tab } from '../search.ts';
import classes from './connection-list.module.css';
import { NobodyHere } from './nobody-here.tsx';
import { RequestRow } from './request-row.tsx';

type ConnectionListProps = {
  tab: Tab;
  filter: Filter;
  onClear: () => void;
  /** A row left with the focus in it. */
  onGone: () => void;
};

/** One of the three lists, page after page. */
export function ConnectionList({ tab, filter, onClear, onGone }: ConnectionListProps) {
  const nameOf = useInterestNames();
  const query = useInfiniteQuery(listQuery(tab, filter));
  const { data: rows = [], error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = query;
  const isEmpty = rows.length === 0;
  const count = rows.length;
  const counted = useRef(count);

  // A page of a search may hold only requests of the other direction.
  useEffect(() => {
    if (isEmpty && hasNextPage && !isFetching && !error) void fetchNextPage({ cancelRefetch: false });
  }, [isEmpty, hasNextPage, isFetching, error, fetchNextPage]);

  useEffect(() => {
    if (count < counted.current && document.activeElement === document.body) onGone();
    counted.current = count;
  }, [count, onGone]);

  if (error && isEmpty) {
    return (
      <div className={classes.failure}>
        <h2 className={classes.title}>
          <Trans>Error loading Connections</Trans>
        </h2>
        <ErrorState error={error} onRetry={() => void refetch()} />
      </div>
    );
  }
  const isLoading = isFetchingNextPage || (isEmpty && (isFetching || hasNextPage));
  return (
    <div className={classes.list}>
      <PagedList
        shape={tab === 'connected' ? 'cards' : 'rows'}
        items={rows}
        keyOf={({ member }) => member.id}
        renderItem={(row) =>
          tab === 'connected' ? (
            <MemberCard member={row.member} nameOf={nameOf} actions={<CardConnection member={row.member} />} />
          ) : (
            <RequestRow row={row} />
          )
        }
        status={error ? 'failed' : isLoading ? 'loading' : 'ready'}
        error={error}
        hasMore={hasNextPage}
        onMore={() => void fetchNextPage({ cancelRefetch: false })}
        empty={<NobodyHere tab={tab} isFiltered={countOf(filter) > 0} onClear={onClear} />}
      />
    </div>
  );
}
