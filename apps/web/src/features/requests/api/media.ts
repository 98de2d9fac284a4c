import { media } from '@subrosa/contract/endpoints/media';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { silentClient } from '../../../shared/api/client.ts';
import { useIsExpecting } from '../../media/index.ts';

/** A fallback for missing live updates. */
const POLL_MS = 4000;

const postMediaQuery = queryOptions({
  queryKey: ['media', 'own', 'post'],
  queryFn: ({ signal }) => silentClient.call(media.listOwnMedia, { query: { purpose: 'post' }, signal }),
});

/** The member's own items for posts; polls while an upload is expected or being checked. */
export function usePostMedia(ids: readonly string[]) {
  const isExpecting = useIsExpecting('post');
  const { data = [] } = useQuery({
    ...postMediaQuery,
    refetchInterval: ({ state }) =>
      isExpecting || state.data?.some((item) => item.state === 'quarantined' && ids.includes(item.id)) ? POLL_MS : false,
  });
  return ids.flatMap((id) => data.find((item) => item.id === id) ?? []);
}

/** Deletes items that were removed from a post; they may be deleted already. */
export async function deleteItems(ids: readonly string[]): Promise<void> {
  await Promise.all(ids.map((id) => silentClient.call(media.removeMedia, { params: { id } }).catch(() => undefined)));
}
