import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Capitalized } from '../../../shared/ui/capitalized.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import type { Show } from '../search.ts';

type EmptyListProps = { show: Show };

export function EmptyList({ show }: EmptyListProps) {
  const title = (
    <Capitalized>
      <Trans>No entries yet</Trans>
    </Capitalized>
  );
  if (show === 'all') {
    return (
      <EmptyState
        title={title}
        action={
          <Button component={Link} to="/profile/search" size="md">
            <Trans>Explore</Trans>
          </Button>
        }
      >
        <Trans>Connection requests, saves and replies will appear here.</Trans>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={title}
      action={
        <Button component={Link} to="/notifications" size="md">
          <Trans>Show all</Trans>
        </Button>
      }
    >
      {show === 'unread' ? <Trans>You’re all caught up.</Trans> : <Trans>No notifications of this kind.</Trans>}
    </EmptyState>
  );
}
