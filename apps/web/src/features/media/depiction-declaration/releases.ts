import { media } from '@subrosa/contract/endpoints/media';
import { queryOptions } from '@tanstack/react-query';
import { silentClient } from '../../../shared/api/client.ts';

const unusable: readonly string[] = ['uploading', 'rejected', 'removed'];

/** The releases that the member has uploaded, newest first. */
export const releasesQuery = queryOptions({
  queryKey: ['media', 'own', 'release'],
  queryFn: async ({ signal }) => {
    const all = await silentClient.call(media.listOwnMedia, { query: { purpose: 'release' }, signal });
    return all.filter(({ state }) => !unusable.includes(state));
  },
});
