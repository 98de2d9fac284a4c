import { Trans } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { PagedList } from '../../../shared/ui/paged-list.tsx';
import { pagingProps } from '../../../shared/ui/paging-props.ts';
import { useShrinkingList } from '../../../shared/ui/use-shrinking-list.ts';
import { CardConnection, listQuery } from '../../connections/index.ts';
import { countOf, MemberCard, useInterestNames, type Filter } from '../../explore/index.ts';
import type { Tab } from '../search.ts';
import classes from './connection-list.module.css';
import { EmptyList } from './empty-list.tsx';
import { RequestRow } from './request-row.tsx';

type ConnectionListProps = {
  tab: Tab;
  filter: Filter;
  onClear: () => void;
  /** Called when a row with the focus is removed. */
  onGone: () => void;
};

/** One of the three lists, page by page. */
export function ConnectionList({ tab, filter, onClear, onGone }: ConnectionListProps) {
  const nameOf = useInterestNames();
  const query = useInfiniteQuery(listQuery(tab, filter));
  const { data: rows = [], error, isFetching, hasNextPage, refetch } = query;
  const isEmpty = rows.length === 0;
  // A page of a search may contain only requests of the other direction.
  useShrinkingList(query, rows.length, onGone);

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
  return (
    <div className={classes.list}>
      <PagedList
        shape={tab === 'connected' ? 'photoCards' : 'rows'}
        items={rows}
        keyOf={({ member }) => member.id}
        renderItem={(row) =>
          tab === 'connected' ? (
            <MemberCard member={row.member} nameOf={nameOf} actions={<CardConnection member={row.member} />} />
          ) : (
            <RequestRow row={row} />
          )
        }
        {...pagingProps(query)}
        {...(isEmpty && (isFetching || hasNextPage) && { status: 'loading' })}
        empty={<EmptyList tab={tab} isFiltered={countOf(filter) > 0} onClear={onClear} />}
      />
    </div>
  );
}
