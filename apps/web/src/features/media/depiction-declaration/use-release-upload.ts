import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { removeUpload, startUpload } from '../uploads/control.ts';
import { selectFiles, type RejectedFile } from '../uploads/selection.ts';
import { useUploadStore } from '../uploads/upload-store.ts';
import { releasesQuery } from './releases.ts';

/** Uploads one release, separately from those of other people in the same form. */
export function useReleaseUpload(onSent: (releaseId: string) => void) {
  const queryClient = useQueryClient();
  const [key, setKey] = useState<string>();
  const [rejected, setRejected] = useState<readonly RejectedFile[]>([]);
  const upload = useUploadStore(({ uploads }) => uploads.find((one) => one.key === key));
  const sentId = upload?.phase === 'sent' ? upload.mediaId : null;
  // An effect event, because the callback may have changed with other fields of the form.
  const handleSent = useEffectEvent(onSent);

  useEffect(() => {
    if (!sentId || !key) return;
    handleSent(sentId);
    removeUpload(key);
  }, [sentId, key]);

  function send(files: File[]) {
    const chosen = selectFiles(files.slice(0, 1), { purpose: 'release', existingCount: 0 });
    setRejected(chosen.rejected);
    const [accepted] = chosen.accepted;
    if (!accepted) return;
    const afterwards = () => queryClient.invalidateQueries({ queryKey: releasesQuery.queryKey });
    setKey(startUpload({ ...accepted, purpose: 'release', afterwards }));
  }

  return { upload, rejected, send };
}
