import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { Link, type LinkProps } from '@tanstack/react-router';
import { useSession } from '../../../shared/session/session.ts';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { everybody, isEverybody, withoutPremiumParts, type Filter } from '../filter.ts';
import { PremiumNote } from '../premium-note.tsx';
import type { Found } from '../use-found.ts';
import { MemberGrid } from './member-grid.tsx';

type ResultsProps = { found: Found; filter: Filter; onChange: (filter: Filter) => void };

/** What a search came to. */
export function Results({ found, filter, onChange }: ResultsProps) {
  switch (found.status) {
    case 'failed':
      return <ErrorState error={found.error} onRetry={found.retry} />;
    case 'filterUpgrade':
      return (
        <PremiumNote
          title={<Trans>This search uses filters of premium</Trans>}
          action={
            <Button variant="default" size="md" mih={48} onClick={() => onChange(withoutPremiumParts(filter))}>
              <Trans>Search without them</Trans>
            </Button>
          }
        />
      );
    case 'cityMissing':
      return <CityMissing />;
    default:
      if (found.members.length === 0 && !found.upgrade) return <NobodyFound filter={filter} onChange={onChange} />;
      return <MemberGrid found={found} />;
  }
}

function NobodyFound({ filter, onChange }: Pick<ResultsProps, 'filter' | 'onChange'>) {
  if (isEverybody(filter)) {
    return (
      <EmptyState title={<Trans>No user found</Trans>}>
        <Trans>Nobody is here to be shown yet. Please look again later.</Trans>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={<Trans>No user found</Trans>}
      action={
        <Button size="md" mih={48} onClick={() => onChange(everybody)}>
          <Trans>Clear filters</Trans>
        </Button>
      }
    >
      <Trans>Nobody matches all of these filters. With fewer of them you see more members.</Trans>
    </EmptyState>
  );
}

function CityMissing() {
  const username = useSession(({ account }) => account?.username ?? '');
  const editing: Pick<LinkProps, 'to' | 'params' | 'search'> = { to: '/$username', params: { username }, search: { edit: 'yes' } };
  return (
    <EmptyState
      title={<Trans>Where are you?</Trans>}
      action={
        <Button component={Link} {...editing} size="md" mih={48}>
          <Trans>Edit profile</Trans>
        </Button>
      }
    >
      <Trans>Choose your city in your profile, and we show who is near. Others see a distance in wide steps, never a place on a map.</Trans>
    </EmptyState>
  );
}
