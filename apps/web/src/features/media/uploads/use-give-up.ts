import { useQueryClient } from '@tanstack/react-query';
import { giveUpUpload, unfinishedQuery } from '../calls/uploads.ts';
import { forgetUpload } from './control.ts';
import type { Upload } from './upload-store.ts';

const { queryKey } = unfinishedQuery;

/** Gives an upload up for good, from this tab or from an earlier one; it disappears at once. */
export function useGiveUp(): (upload: Pick<Upload, 'mediaId'> & { key?: string }) => Promise<void> {
  const queryClient = useQueryClient();
  return async ({ key, mediaId }) => {
    // An answer on its way would bring it back.
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, (held) => held?.filter(({ id }) => id !== mediaId));
    if (key) forgetUpload(key);
    try {
      if (mediaId) await giveUpUpload(mediaId);
    } finally {
      await queryClient.invalidateQueries({ queryKey });
    }
  };
}
