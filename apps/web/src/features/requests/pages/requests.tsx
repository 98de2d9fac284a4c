import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { lazy } from 'react';
import { SearchPage } from '../../../shared/search/search-page.tsx';
import { SearchResults } from '../../../shared/search/search-results.tsx';
import { Loading } from '../feed/loading.tsx';
import { countOf } from '../filter.ts';
import { parts } from '../filters/parts.ts';
import { useFeed } from '../use-feed.ts';
import { useFilter } from '../use-filter.ts';
import { useLiveRequests } from '../use-live-requests.ts';

// Loaded in parallel with the first posts.
const load = () => import('../feed/results.tsx');
const Results = lazy(async () => ({ default: (await load()).Results }));
void load().catch(() => undefined);

/** `/requests`: the first page after the login. A search for posts, with its filters in the URL. */
export function Requests() {
  useLiveRequests();
  const { filter, change } = useFilter();
  const feed = useFeed(filter);
  return (
    <SearchPage
      active={countOf(filter)}
      filter={filter}
      onChange={change}
      parts={parts}
      title={<Trans>Requests</Trans>}
      lead={<Trans>The latest offers and wanted posts.</Trans>}
      action={
        <Button component={Link} to="/requests/new" leftSection={<IconPlus size={18} stroke={1.8} aria-hidden="true" />}>
          <Trans>New request</Trans>
        </Button>
      }
    >
      <SearchResults
        found={feed}
        texts={{
          none: <Trans>No request found</Trans>,
          some: <Trans>Requests loaded.</Trans>,
          more: <Trans>More requests loaded.</Trans>,
        }}
        skeleton={<Loading />}
      >
        <Results feed={feed} filter={filter} onChange={change} />
      </SearchResults>
    </SearchPage>
  );
}
