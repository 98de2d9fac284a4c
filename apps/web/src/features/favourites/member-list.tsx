import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { PagedList } from '../../shared/ui/paged-list.tsx';
import { pagingProps } from '../../shared/ui/paging-props.ts';
import { MemberCard, useInterestNames } from '../explore/index.ts';
import { favouritesQuery } from './api/favourites.ts';
import { RemoveButton } from './remove-button.tsx';

type MemberListProps = { onGone: () => void };

/** The viewer's favourite members. */
export function MemberList({ onGone }: MemberListProps) {
  const nameOf = useInterestNames();
  const query = useInfiniteQuery(favouritesQuery());
  const members = query.data?.pages.flatMap(({ users }) => users) ?? [];
  return (
    <PagedList
      shape="photoCards"
      items={members}
      keyOf={({ id }) => id}
      renderItem={(member) => <MemberCard member={member} nameOf={nameOf} actions={<RemoveButton member={member} onGone={onGone} />} />}
      {...pagingProps(query)}
      empty={
        <EmptyState
          title={<Trans>No user found</Trans>}
          action={
            <Button component={Link} to="/profile/search" size="md">
              <Trans>Explore</Trans>
            </Button>
          }
        >
          <Trans>Tap the heart on a profile to save that member here.</Trans>
        </EmptyState>
      }
    />
  );
}
