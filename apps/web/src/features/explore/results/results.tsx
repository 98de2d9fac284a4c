import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { CityMissing } from '../../../shared/search/city-missing.tsx';
import { NothingMatches } from '../../../shared/search/nothing-matches.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { countOf, everybody, withoutPremiumParts, type Filter } from '../filter.ts';
import { PremiumNote } from '../premium-note.tsx';
import type { ExploreResults } from '../use-found.ts';
import { MemberGrid } from './member-grid.tsx';

type ResultsProps = { found: ExploreResults; filter: Filter; onChange: (filter: Filter) => void };

/** What a search came to. */
export function Results({ found, filter, onChange }: ResultsProps) {
  if (found.status === 'failed') return <SearchError found={found} filter={filter} onChange={onChange} />;
  if (found.items.length > 0 || found.upgrade) return <MemberGrid found={found} />;
  if (countOf(filter) > 0) {
    return (
      <NothingMatches title={<Trans>No user found</Trans>} onClear={() => onChange(everybody)}>
        <Trans>Nobody matches all of these filters. With fewer of them you see more members.</Trans>
      </NothingMatches>
    );
  }
  return (
    <EmptyState title={<Trans>No user found</Trans>}>
      <Trans>Nobody is here to be shown yet. Please look again later.</Trans>
    </EmptyState>
  );
}

function SearchError({ found, filter, onChange }: ResultsProps) {
  switch (found.code) {
    case 'explore.filterUpgrade':
      return (
        <PremiumNote
          title={<Trans>This search uses filters of premium</Trans>}
          action={
            <Button variant="default" size="md" onClick={() => onChange(withoutPremiumParts(filter))}>
              <Trans>Search without them</Trans>
            </Button>
          }
        />
      );
    case 'explore.cityMissing':
      return (
        <CityMissing>
          <Trans>
            Choose your city in your profile, and we show who is near. Others see a distance in wide steps, never a place on a map.
          </Trans>
        </CityMissing>
      );
    default:
      return <ErrorState error={found.error} onRetry={found.retry} />;
  }
}
