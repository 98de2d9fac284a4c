import { useQueryClient } from '@tanstack/react-query';
import { abandonUpload, unfinishedQuery } from '../api/uploads.ts';
import { removeUpload } from './control.ts';
import type { Upload } from './upload-store.ts';

const { queryKey } = unfinishedQuery;

/** Abandons an upload of this or an earlier tab; it disappears from the list at once. */
export function useAbandonUpload(): (upload: Pick<Upload, 'mediaId'> & { key?: string }) => Promise<void> {
  const queryClient = useQueryClient();
  return async ({ key, mediaId }) => {
    // A pending response would restore it.
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, (cached) => cached?.filter(({ id }) => id !== mediaId));
    if (key) removeUpload(key);
    try {
      if (mediaId) await abandonUpload(mediaId);
    } finally {
      await queryClient.invalidateQueries({ queryKey });
    }
  };
}
