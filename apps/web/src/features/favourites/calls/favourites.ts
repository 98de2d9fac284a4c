import { i18n } from '@lingui/core';
import { favourites } from '@subrosa/contract/endpoints/favourites';
import { infiniteQueryOptions, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { byPages } from '../../../shared/api/by-pages.ts';
import { client, quietClient } from '../../../shared/api/client.ts';

export const favouritesQuery = () =>
  infiniteQueryOptions({
    queryKey: ['favourites', 'list', i18n.locale],
    queryFn: ({ pageParam, signal }) =>
      quietClient.call(favourites.listFavourites, { query: { language: i18n.locale, ...(pageParam && { after: pageParam }) }, signal }),
    ...byPages,
  });

const favouriteQuery = (memberId: string) =>
  queryOptions({
    queryKey: ['favourites', 'member', memberId],
    queryFn: ({ signal }) => quietClient.call(favourites.checkFavourite, { params: { id: memberId }, signal }),
  });

/** Whether a member is among one's favourites, and the way to change that: seen at once, taken back where it is refused. */
export function useFavourite(memberId: string) {
  const queryClient = useQueryClient();
  const { queryKey } = favouriteQuery(memberId);
  const { data } = useQuery(favouriteQuery(memberId));
  const choose = useChooseFavourite();
  const favourite = data?.favourite ?? false;

  async function change(chosen: boolean, quiet = false) {
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, { favourite: chosen });
    await choose(memberId, chosen, quiet).catch(() => queryClient.setQueryData(queryKey, { favourite }));
  }

  return { favourite, isKnown: data !== undefined, change: (chosen: boolean, quiet?: boolean) => void change(chosen, quiet) };
}

/** The toast says why where it is refused. */
export function useChooseFavourite() {
  const queryClient = useQueryClient();
  return async (memberId: string, favourite: boolean, quiet = false) => {
    try {
      await client.call(favourites.chooseFavourite, { body: { memberId, favourite, quiet } });
    } finally {
      await queryClient.invalidateQueries({ queryKey: ['favourites'] });
    }
  };
}
