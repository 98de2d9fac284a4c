import { Trans } from '@lingui/react/macro';
import { lazy } from 'react';
import { SearchPage } from '../../../shared/search/search-page.tsx';
import { SearchResults } from '../../../shared/search/search-results.tsx';
import { furtherCountOf } from '../filter.ts';
import { VisibleFields } from '../filters/visible-fields.tsx';
import { parts } from '../filters/parts.ts';
import { Heading } from '../heading.tsx';
import { Loading } from '../results/loading.tsx';
import { useFilter } from '../use-filter.ts';
import { useSearchResults } from '../use-search-results.ts';

// Loaded in parallel with the first members.
const load = () => import('../results/results.tsx');
const Results = lazy(async () => ({ default: (await load()).Results }));
void load().catch(() => undefined);

/** `/profile/search`: a search for members, with its filters in the URL. */
export function Explore() {
  const { filter, premium, change } = useFilter();
  const found = useSearchResults(filter, premium);
  const isNear = filter.near !== null;
  return (
    <SearchPage
      active={furtherCountOf(filter)}
      filter={filter}
      onChange={change}
      parts={parts}
      title={<Heading isNear={isNear} />}
      tabs={<VisibleFields filter={filter} onChange={change} />}
      lead={isNear ? <Trans>Nearest first.</Trans> : <Trans>Recently active first.</Trans>}
    >
      <SearchResults
        found={found}
        texts={{
          none: found.upgrade ? null : <Trans>No user found</Trans>,
          some: <Trans>Members loaded.</Trans>,
          more: <Trans>More members loaded.</Trans>,
        }}
        skeleton={<Loading />}
      >
        <Results found={found} filter={filter} onChange={change} />
      </SearchResults>
    </SearchPage>
  );
}
