import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { CityMissing } from '../../../shared/search/city-missing.tsx';
import { NothingMatches } from '../../../shared/search/nothing-matches.tsx';
import { Capital } from '../../../shared/ui/capital.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { PagedListTail } from '../../../shared/ui/paged-list-tail.tsx';
import { RequestGrid } from '../card/request-grid.tsx';
import { countOf, everything, type Filter } from '../filter.ts';
import type { Feed } from '../use-feed.ts';

type ResultsProps = { feed: Feed; filter: Filter; onChange: (filter: Filter) => void };

/** What a search came to. */
export function Results({ feed, filter, onChange }: ResultsProps) {
  if (feed.code === 'requests.cityMissing') {
    return (
      <CityMissing>
        <Trans>
          Choose your city in your profile, and we show what is near. Others see a distance in wide steps, never a place on a map.
        </Trans>
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
  <Capital>
    <Trans>no request found</Trans>
  </Capital>
);

function NothingFound({ filter, onChange }: Pick<ResultsProps, 'filter' | 'onChange'>) {
  if (countOf(filter) > 0) {
    return (
      <NothingMatches title={title} onClear={() => onChange(everything)}>
        <Trans>Nothing matches all of these filters. With fewer of them you see more requests.</Trans>
      </NothingMatches>
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
      <Trans>Nothing has been posted yet. The first one could be yours.</Trans>
    </EmptyState>
  );
}
