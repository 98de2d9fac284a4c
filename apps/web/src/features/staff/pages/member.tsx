import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { CallError } from '@subrosa/contract/client/errors';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { SkeletonList } from '../../../shared/ui/skeleton-list.tsx';
import { Unloaded } from '../../../shared/ui/unloaded.tsx';
import { memberFileQuery } from '../members/calls.ts';
import { MemberPage } from '../members/member-page.tsx';
import { RoomPage } from '../parts/room-page.tsx';

/** `/staff/members/M-…`: what the house knows and did about one member. */
export function Member() {
  const { pseudonym = '' } = useParams({ strict: false });
  const query = useQuery(memberFileQuery(pseudonym));
  if (query.error instanceof CallError && query.error.code === 'page.missing') return <Closed pseudonym={pseudonym} />;
  if (!query.data) {
    return (
      <RoomPage title={<bdi>{pseudonym}</bdi>}>
        <Unloaded query={query} skeleton={<SkeletonList shape="rows" count={6} />} />
      </RoomPage>
    );
  }
  return <MemberPage file={query.data} />;
}

function Closed({ pseudonym }: { pseudonym: string }) {
  return (
    <RoomPage title={<bdi>{pseudonym}</bdi>}>
      <EmptyState
        title={<Trans>This page is closed</Trans>}
        action={
          <Button component={Link} to="/staff/members" size="md">
            <Trans>Search again</Trans>
          </Button>
        }
      >
        <Trans>A search opens it for an hour.</Trans>
      </EmptyState>
    </RoomPage>
  );
}
