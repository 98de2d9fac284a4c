import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { Link, type LinkProps } from '@tanstack/react-router';
import { useSession } from '../../../shared/session/session.ts';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { PagedListTail } from '../../../shared/ui/paged-list-tail.tsx';
import { RequestGrid } from '../card/request-grid.tsx';
import { Capital } from '../../../shared/ui/capital.tsx';
import { countOf, everything, type Filter } from '../filter.ts';
import type { Feed } from '../use-feed.ts';

type ResultsProps = { feed: Feed; filter: Filter; onChange: (filter: Filter) => void };

/** What a search came to. */
export function Results({ feed, filter, onChange }: ResultsProps) {
  if (feed.status === 'failed') return <ErrorState error={feed.error} onRetry={feed.retry} />;
  if (feed.status === 'cityMissing') return <CityMissing />;
  if (feed.requests.length === 0) return <NothingFound filter={filter} onChange={onChange} />;
  return (
    <>
      <RequestGrid requests={feed.requests} isLoading={feed.isLoadingMore} />
      <PagedListTail
        loaded={feed.requests.length}
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
  if (countOf(filter) === 0) {
    return (
      <EmptyState
        title={title}
        action={
          <Button component={Link} to="/requests/new" size="md" mih={48}>
            <Trans>New request</Trans>
          </Button>
        }
      >
        <Trans>Nothing has been posted yet. The first one could be yours.</Trans>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={title}
      action={
        <Button size="md" mih={48} onClick={() => onChange(everything)}>
          <Trans>Clear filters</Trans>
        </Button>
      }
    >
      <Trans>Nothing matches all of these filters. With fewer of them you see more requests.</Trans>
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
      <Trans>
        Choose your city in your profile, and we show what is near. Others see a distance in wide steps, never a place on a map.
      </Trans>
    </EmptyState>
  );
}
