import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import type { Tab } from '../search.ts';
import classes from './nobody-here.module.css';

type NobodyHereProps = { tab: Tab; isFiltered: boolean; onClear: () => void };

const words: Record<Tab, ReactNode> = {
  connected: <Trans>Whoever you connect with is found here.</Trans>,
  pending: <Trans>Nobody waits for your answer.</Trans>,
  sent: <Trans>None of your requests waits for an answer.</Trans>,
};

/** The specification writes these words small; they are kept, and begin with a capital on the page. */
export function NobodyHere({ tab, isFiltered, onClear }: NobodyHereProps) {
  const title = (
    <span className={classes.capital}>
      {tab === 'connected' ? <Trans>no connected user found</Trans> : <Trans>no pending connections</Trans>}
    </span>
  );
  if (isFiltered) {
    return (
      <EmptyState
        title={title}
        action={
          <Button size="md" mih={48} onClick={onClear}>
            <Trans>Clear filters</Trans>
          </Button>
        }
      >
        <Trans>Nobody matches all of these filters. With fewer of them you see more members.</Trans>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={title}
      action={
        <Button component={Link} to="/profile/search" size="md" mih={48}>
          <Trans>Explore</Trans>
        </Button>
      }
    >
      {words[tab]}
    </EmptyState>
  );
}
