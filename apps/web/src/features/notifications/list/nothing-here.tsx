import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import type { Show } from '../search.ts';
import classes from './nothing-here.module.css';

type NothingHereProps = { show: Show };

/** The specification writes these words small; they are kept, and begin with a capital on the page. */
export function NothingHere({ show }: NothingHereProps) {
  const title = (
    <span className={classes.capital}>
      <Trans>no entries yet</Trans>
    </span>
  );
  if (show === 'all') {
    return (
      <EmptyState
        title={title}
        action={
          <Button component={Link} to="/profile/search" size="md" mih={48}>
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
        <Button component={Link} to="/notifications" size="md" mih={48}>
          <Trans>Show all</Trans>
        </Button>
      }
    >
      {show === 'unread' ? <Trans>You have seen everything.</Trans> : <Trans>There is nothing of this kind.</Trans>}
    </EmptyState>
  );
}
