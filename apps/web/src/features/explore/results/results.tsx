import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { CityMissing } from '../../../shared/search/city-missing.tsx';
import { NoResults } from '../../../shared/search/no-results.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { countOf, everybody, withoutPremiumParts, type Filter } from '../filter.ts';
import { PremiumNote } from '../premium-note.tsx';
import type { ExploreResults } from '../use-search-results.ts';
import { MemberGrid } from './member-grid.tsx';

type ResultsProps = { found: ExploreResults; filter: Filter; onChange: (filter: Filter) => void };

/** The results of a search, or why there are none. */
export function Results({ found, filter, onChange }: ResultsProps) {
  if (found.status === 'failed') return <SearchError found={found} filter={filter} onChange={onChange} />;
  if (found.items.length > 0 || found.upgrade) return <MemberGrid found={found} />;
  if (countOf({ ...filter, who: 'all' }) > 0) {
    return (
      <NoResults
        title={<Trans>No user found</Trans>}
        onClear={() => onChange({ ...everybody, who: filter.who })}
        {...(filter.who !== 'all' && {
          wider: { label: <Trans>Search everyone</Trans>, onShow: () => onChange({ ...filter, who: 'all' }) },
        })}
      >
        <Trans>No members match these filters. Try removing some.</Trans>
      </NoResults>
    );
  }
  return (
    <EmptyState title={<Trans>No user found</Trans>}>
      <Trans>No members to show yet. Please check back later.</Trans>
    </EmptyState>
  );
}

function SearchError({ found, filter, onChange }: ResultsProps) {
  switch (found.code) {
    case 'explore.filterUpgrade':
      return (
        <PremiumNote
          title={<Trans>This search uses premium filters</Trans>}
          action={
            <Button variant="default" size="md" onClick={() => onChange(withoutPremiumParts(filter))}>
              <Trans>Search without these filters</Trans>
            </Button>
          }
        />
      );
    case 'explore.cityMissing':
      return (
        <CityMissing>
          <Trans>Add your city to your profile to see who’s nearby. Others only see an approximate distance, never a point on a map.</Trans>
        </CityMissing>
      );
    default:
      return <ErrorState error={found.error} onRetry={found.retry} />;
  }
}
