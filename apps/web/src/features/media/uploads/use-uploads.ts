import type { OwnMedia } from '@subrosa/contract/media/schemas';
import { purposeRules, type MediaPurpose } from '@subrosa/rules/media/limits';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { mediaChangedEverywhere } from '../api/own-media.ts';
import { unfinishedQuery } from '../api/uploads.ts';
import { showOverlay } from '../../../shared/overlays.ts';
import { UploadStatus } from '../upload-list/upload-status.tsx';
import { startUpload } from './control.ts';
import { isSameFile, matchFiles } from './match-file.ts';
import { selectFiles, type AcceptedFile, type RejectedFile } from './selection.ts';
import { useUploadStore, type Upload } from './upload-store.ts';

type Options = {
  /** How many of this purpose there are already. */
  existingCount?: number;
  /** How many there may be, where it is not the purpose that says so. */
  most?: number;
  /** What is done with each item that has arrived, on whichever page the member is by then. */
  afterwards?: (media: OwnMedia) => Promise<void>;
};

export type Uploads = {
  purpose: MediaPurpose;
  /** On their way from this tab. */
  uploads: readonly Upload[];
  /** Begun before, and not from this tab: the file has to be chosen again. */
  unfinished: readonly OwnMedia[];
  /** What is wrong with the files that were chosen last. */
  rejected: readonly RejectedFile[];
  add: (files: readonly File[]) => void;
  /** False when it is another file. */
  goOn: (upload: OwnMedia, file: File) => boolean;
};

/** Sends files for a purpose. They stay on their way while the member moves about in the app. */
export function useUploads(
  purpose: MediaPurpose,
  { existingCount = 0, most = purposeRules[purpose].most, afterwards }: Options = {},
): Uploads {
  const queryClient = useQueryClient();
  const [rejected, setRejected] = useState<readonly RejectedFile[]>([]);
  const all = useUploadStore((store) => store.uploads);
  const uploads = useMemo(() => all.filter((upload) => upload.purpose === purpose), [all, purpose]);
  const { data = [] } = useQuery(unfinishedQuery);
  const unfinished = data.filter(({ id, purpose: its }) => its === purpose && !all.some(({ mediaId }) => mediaId === id));

  async function finish(media: OwnMedia) {
    await afterwards?.(media);
    await mediaChangedEverywhere(queryClient);
  }

  function start({ file, type, kind }: AcceptedFile<File>, mediaId?: string) {
    showOverlay(UploadStatus);
    startUpload({ file, type, kind, purpose, afterwards: finish, ...(mediaId && { mediaId }) });
  }

  function resume(upload: OwnMedia, file: File) {
    const { accepted } = selectFiles([file], { purpose, existingCount: 0 });
    for (const one of accepted) start(one, upload.id);
  }

  function add(files: readonly File[]) {
    const { resumed, others } = matchFiles(files, unfinished);
    const inProgress = unfinished.length + uploads.filter(({ phase }) => phase !== 'sent').length;
    const chosen = selectFiles(others, { purpose, existingCount, inProgress, most });
    setRejected(chosen.rejected);
    for (const { file, upload } of resumed) resume(upload, file);
    for (const one of chosen.accepted) start(one);
  }

  function goOn(upload: OwnMedia, file: File): boolean {
    if (!isSameFile(file, upload)) return false;
    resume(upload, file);
    return true;
  }

  return { purpose, uploads, unfinished, rejected, add, goOn };
}
