import { requests } from '@subrosa/contract/endpoints/requests';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { client } from '../../../shared/api/client.ts';
import { clearLists, cacheRequest } from './cache.ts';
import { requestQuery } from './request.ts';

/** The owner's actions for a post; a toast shows the result or the error. */
export function useOwnRequest(id: string) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const params = { id };

  async function withdraw() {
    await cacheRequest(queryClient, await client.callWithVersion(requests.withdrawRequest, { params }));
  }

  async function requestReview() {
    await cacheRequest(queryClient, await client.callWithVersion(requests.reviewRequest, { params }));
  }

  async function remove() {
    await client.call(requests.deleteRequest, { params });
    await navigate({ to: '/requests', search: {}, replace: true });
    // Only after the navigation, because the previous page still showed it.
    queryClient.removeQueries({ queryKey: requestQuery(id).queryKey });
    queryClient.removeQueries({ queryKey: ['requests', 'feed'], type: 'inactive' });
    await queryClient.invalidateQueries({ queryKey: ['requests', 'feed'] });
    await clearLists(queryClient);
  }

  return { withdraw, requestReview, remove };
}
