import { i18n } from '@lingui/core';
import { favourites } from '@subrosa/contract/endpoints/favourites';
import { infiniteQueryOptions, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { pagedDefaults } from '../../../shared/api/query-defaults.ts';
import { client, silentClient } from '../../../shared/api/client.ts';

export const favouritesQuery = () =>
  infiniteQueryOptions({
    queryKey: ['favourites', 'list', i18n.locale],
    queryFn: ({ pageParam, signal }) =>
      silentClient.call(favourites.listFavourites, { query: { language: i18n.locale, ...(pageParam && { after: pageParam }) }, signal }),
    ...pagedDefaults,
  });

const favouriteQuery = (memberId: string) =>
  queryOptions({
    queryKey: ['favourites', 'member', memberId],
    queryFn: ({ signal }) => silentClient.call(favourites.checkFavourite, { params: { id: memberId }, signal }),
  });

/** Whether a member is a favourite, with an optimistic update that is rolled back when the server rejects it. */
export function useFavourite(memberId: string) {
  const queryClient = useQueryClient();
  const { queryKey } = favouriteQuery(memberId);
  const { data } = useQuery(favouriteQuery(memberId));
  const choose = useSetFavourite();
  const favourite = data?.favourite ?? false;

  async function change(chosen: boolean, notify = false) {
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, { favourite: chosen });
    await choose(memberId, chosen, notify).catch(() => queryClient.setQueryData(queryKey, { favourite }));
  }

  return { favourite, isKnown: data !== undefined, change: (chosen: boolean, notify?: boolean) => void change(chosen, notify) };
}

/** The other member is notified only on request. A toast shows why the server rejected it. */
export function useSetFavourite() {
  const queryClient = useQueryClient();
  return async (memberId: string, favourite: boolean, notify = false) => {
    try {
      await client.call(favourites.setFavourite, { body: { memberId, favourite, silent: !notify } });
    } finally {
      await queryClient.invalidateQueries({ queryKey: ['favourites'] });
    }
  };
}
