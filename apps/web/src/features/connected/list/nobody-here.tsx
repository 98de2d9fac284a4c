import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { NothingMatches } from '../../../shared/search/nothing-matches.tsx';
import { Capital } from '../../../shared/ui/capital.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import type { Tab } from '../search.ts';

type NobodyHereProps = { tab: Tab; isFiltered: boolean; onClear: () => void };

const texts: Record<Tab, ReactNode> = {
  connected: <Trans>Whoever you connect with is found here.</Trans>,
  pending: <Trans>Nobody waits for your answer.</Trans>,
  sent: <Trans>None of your requests waits for an answer.</Trans>,
};

export function NobodyHere({ tab, isFiltered, onClear }: NobodyHereProps) {
  const title = <Capital>{tab === 'connected' ? <Trans>no connected user found</Trans> : <Trans>no pending connections</Trans>}</Capital>;
  if (isFiltered) {
    return (
      <NothingMatches title={title} onClear={onClear}>
        <Trans>Nobody matches all of these filters. With fewer of them you see more members.</Trans>
      </NothingMatches>
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
