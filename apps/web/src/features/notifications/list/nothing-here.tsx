import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Capital } from '../../../shared/ui/capital.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import type { Show } from '../search.ts';

type NothingHereProps = { show: Show };

export function NothingHere({ show }: NothingHereProps) {
  const title = (
    <Capital>
      <Trans>no entries yet</Trans>
    </Capital>
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
        <Trans>When somebody would like to connect, saves your profile or answers you, you read it here.</Trans>
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
      {show === 'unread' ? <Trans>You have seen everything.</Trans> : <Trans>There is nothing of this kind.</Trans>}
    </EmptyState>
  );
}
