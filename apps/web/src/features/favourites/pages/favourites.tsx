import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { PagedList } from '../../../shared/ui/paged-list.tsx';
import { useLiveConnections } from '../../connections/index.ts';
import { MemberCard, useInterestNames } from '../../explore/index.ts';
import { favouritesQuery } from '../calls/favourites.ts';
import { RemoveButton } from '../remove-button.tsx';
import classes from './favourites.module.css';

/** `/profile/favourites`: whom a member keeps in mind. */
export function Favourites() {
  useLiveConnections();
  const nameOf = useInterestNames();
  const title = useRef<HTMLHeadingElement>(null);
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery(favouritesQuery());
  const members = data?.pages.flatMap(({ users }) => users) ?? [];
  const status = error ? 'failed' : isFetching && (members.length === 0 || hasNextPage) ? 'loading' : 'ready';
  return (
    <div className={classes.page}>
      <h1 className={classes.title} ref={title} tabIndex={-1}>
        <Trans>My favourites</Trans>
      </h1>
      <div className={classes.list}>
        <PagedList
          shape="cards"
          items={members}
          keyOf={({ id }) => id}
          renderItem={(member) => (
            <MemberCard
              member={member}
              nameOf={nameOf}
              actions={<RemoveButton member={member} onGone={() => title.current?.focus({ preventScroll: true })} />}
            />
          )}
          status={status}
          error={error}
          hasMore={hasNextPage}
          onMore={() => void (data ? fetchNextPage({ cancelRefetch: false }) : refetch())}
          empty={
            <EmptyState
              title={<Trans>No user found</Trans>}
              action={
                <Button component={Link} to="/profile/search" size="md">
                  <Trans>Explore</Trans>
                </Button>
              }
            >
              <Trans>Press the heart on a profile, and you find its member here again.</Trans>
            </EmptyState>
          }
        />
      </div>
    </div>
  );
}
