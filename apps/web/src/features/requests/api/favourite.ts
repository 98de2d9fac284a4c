import { favourites } from '@subrosa/contract/endpoints/favourites';
import { useQueryClient } from '@tanstack/react-query';
import { client } from '../../../shared/api/client.ts';
import { changeCards } from './cache.ts';

/** Adds or removes a favourite post: an optimistic update that is rolled back when the server rejects it; a toast shows why.
 * Its owner is notified only on request. */
export function useFavouriteRequest() {
  const queryClient = useQueryClient();
  return async (requestId: string, favourite: boolean, notify = false) => {
    changeCards(queryClient, requestId, { favourite });
    try {
      await client.call(favourites.setFavouriteRequest, { body: { requestId, favourite, silent: !notify } });
      // Not refetched at once, so that the pressed heart stays in place.
      await queryClient.invalidateQueries({ queryKey: ['favourites', 'requests'], refetchType: 'inactive' });
    } catch {
      changeCards(queryClient, requestId, { favourite: !favourite });
    }
  };
}
