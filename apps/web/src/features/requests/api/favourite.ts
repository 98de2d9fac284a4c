import { favourites } from '@subrosa/contract/endpoints/favourites';
import { useQueryClient } from '@tanstack/react-query';
import { client } from '../../../shared/api/client.ts';
import { changeCards } from './cache.ts';

/** Keeps a post in mind, or not any more: seen at once, taken back where it is refused; the toast says why. */
export function useFavouriteRequest() {
  const queryClient = useQueryClient();
  return async (requestId: string, favourite: boolean, quiet = false) => {
    changeCards(queryClient, requestId, { favourite });
    try {
      await client.call(favourites.setFavouriteRequest, { body: { requestId, favourite, quiet } });
      // Not asked for at once: the heart that was pressed stays under the finger.
      await queryClient.invalidateQueries({ queryKey: ['favourites', 'requests'], refetchType: 'inactive' });
    } catch {
      changeCards(queryClient, requestId, { favourite: !favourite });
    }
  };
}
