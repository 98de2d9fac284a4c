import { i18n } from '@lingui/core';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { favourites } from '@subrosa/contract/endpoints/favourites';
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { pagedDefaults } from '../../shared/api/query-defaults.ts';
import { silentClient } from '../../shared/api/client.ts';
import { Capitalized } from '../../shared/ui/capitalized.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { PagedRequests } from './paged-requests.tsx';

const favouriteRequestsQuery = () =>
  infiniteQueryOptions({
    queryKey: ['favourites', 'requests', i18n.locale],
    queryFn: ({ pageParam, signal }) =>
      silentClient.call(favourites.listFavouriteRequests, {
        query: { language: i18n.locale, ...(pageParam && { after: pageParam }) },
        signal,
      }),
    ...pagedDefaults,
  });

/** The member's favourite posts. A removed one stays in the list, and can be added again, until the page is left. */
export function FavouriteRequests() {
  const query = useInfiniteQuery(favouriteRequestsQuery());
  return (
    <PagedRequests
      query={query}
      empty={
        <EmptyState
          title={
            <Capitalized>
              <Trans>No requests</Trans>
            </Capitalized>
          }
          action={
            <Button component={Link} to="/requests" size="md">
              <Trans>Requests</Trans>
            </Button>
          }
        >
          <Trans>Tap the heart on a request to save it here.</Trans>
        </EmptyState>
      }
    />
  );
}
