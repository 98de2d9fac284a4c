import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { CityMissing } from '../../../shared/search/city-missing.tsx';
import { NoResults } from '../../../shared/search/no-results.tsx';
import { Capitalized } from '../../../shared/ui/capitalized.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { PagedListTail } from '../../../shared/ui/paged-list-tail.tsx';
import { RequestGrid } from '../card/request-grid.tsx';
import { countOf, everything, type Filter } from '../filter.ts';
import type { Feed } from '../use-feed.ts';

type ResultsProps = { feed: Feed; filter: Filter; onChange: (filter: Filter) => void };

/** The results of a search, or why there are none. */
export function Results({ feed, filter, onChange }: ResultsProps) {
  if (feed.code === 'requests.cityMissing') {
    return (
      <CityMissing>
        <Trans>Add your city to your profile to see what’s nearby. Others only see an approximate distance, never a point on a map.</Trans>
      </CityMissing>
    );
  }
  if (feed.status === 'failed') return <ErrorState error={feed.error} onRetry={feed.retry} />;
  if (feed.items.length === 0) return <NothingFound filter={filter} onChange={onChange} />;
  return (
    <>
      <RequestGrid requests={feed.items} isLoading={feed.isLoadingMore} />
      <PagedListTail
        loaded={feed.items.length}
        status={feed.isLoadingMore ? 'loading' : 'ready'}
        hasMore={feed.hasMore}
        onMore={feed.more}
      />
    </>
  );
}

const title = (
  <Capitalized>
    <Trans>No request found</Trans>
  </Capitalized>
);

function NothingFound({ filter, onChange }: Pick<ResultsProps, 'filter' | 'onChange'>) {
  if (countOf(filter) > 0) {
    return (
      <NoResults title={title} onClear={() => onChange(everything)}>
        <Trans>No requests match these filters. Try removing some.</Trans>
      </NoResults>
    );
  }
  return (
    <EmptyState
      title={title}
      action={
        <Button component={Link} to="/requests/new" size="md">
          <Trans>New request</Trans>
        </Button>
      }
    >
      <Trans>No requests yet. Be the first to post one.</Trans>
    </EmptyState>
  );
}
