import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { ProfileView } from '@subrosa/contract/profiles/schemas';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Capitalized } from '../../shared/ui/capitalized.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { requestsOfQuery } from './api/feed.ts';
import { PagedRequests } from './paged-requests.tsx';
import { useLiveRequests } from './use-live-requests.ts';

type RequestsTabProps = { profile: Pick<ProfileView, 'id' | 'username'>; isMine: boolean };

/** On a profile: the member's posts. */
export function RequestsTab({ profile: { id, username }, isMine }: RequestsTabProps) {
  useLiveRequests();
  const query = useInfiniteQuery(requestsOfQuery(id));
  return (
    <PagedRequests
      query={query}
      empty={
        <EmptyState
          title={
            <Capitalized>
              <Trans>No requests</Trans>
            </Capitalized>
          }
          action={
            isMine && (
              <Button component={Link} to="/requests/new" size="md">
                <Trans>New request</Trans>
              </Button>
            )
          }
        >
          {isMine ? (
            <Trans>Your requests will appear here.</Trans>
          ) : (
            <Trans>
              <bdi>{username}</bdi> hasn’t posted any requests yet.
            </Trans>
          )}
        </EmptyState>
      }
    />
  );
}
