import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { NoResults } from '../../../shared/search/no-results.tsx';
import { Capitalized } from '../../../shared/ui/capitalized.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import type { Tab } from '../search.ts';

type EmptyListProps = { tab: Tab; isFiltered: boolean; onClear: () => void };

const texts: Record<Tab, ReactNode> = {
  connected: <Trans>Your connections will appear here.</Trans>,
  pending: <Trans>No connection requests to answer.</Trans>,
  sent: <Trans>You have no pending connection requests.</Trans>,
};

export function EmptyList({ tab, isFiltered, onClear }: EmptyListProps) {
  const title = (
    <Capitalized>{tab === 'connected' ? <Trans>No connected user found</Trans> : <Trans>No pending connections</Trans>}</Capitalized>
  );
  if (isFiltered) {
    return (
      <NoResults title={title} onClear={onClear}>
        <Trans>No members match these filters. Try removing some.</Trans>
      </NoResults>
    );
  }
  return (
    <EmptyState
      title={title}
      action={
        <Button component={Link} to="/profile/search" size="md">
          <Trans>Explore</Trans>
        </Button>
      }
    >
      {texts[tab]}
    </EmptyState>
  );
}
