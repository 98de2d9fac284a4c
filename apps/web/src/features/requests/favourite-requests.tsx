import { i18n } from '@lingui/core';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { favourites } from '@subrosa/contract/endpoints/favourites';
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { byPages } from '../../shared/api/by-pages.ts';
import { quietClient } from '../../shared/api/client.ts';
import { Capital } from '../../shared/ui/capital.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { PagedRequests } from './paged-requests.tsx';

const favouriteRequestsQuery = () =>
  infiniteQueryOptions({
    queryKey: ['favourites', 'requests', i18n.locale],
    queryFn: ({ pageParam, signal }) =>
      quietClient.call(favourites.listFavouriteRequests, {
        query: { language: i18n.locale, ...(pageParam && { after: pageParam }) },
        signal,
      }),
    ...byPages,
  });

/** Posts among one's favourites. A heart that is taken away can be pressed again until the page is left. */
export function FavouriteRequests() {
  const query = useInfiniteQuery(favouriteRequestsQuery());
  return (
    <PagedRequests
      query={query}
      empty={
        <EmptyState
          title={
            <Capital>
              <Trans>no requests</Trans>
            </Capital>
          }
          action={
            <Button component={Link} to="/requests" size="md">
              <Trans>Requests</Trans>
            </Button>
          }
        >
          <Trans>Press the heart on a request, and you find it here again.</Trans>
        </EmptyState>
      }
    />
  );
}
