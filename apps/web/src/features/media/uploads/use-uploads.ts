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
  /** The number of existing items of this purpose. */
  existingCount?: number;
  /** The maximum number of items, if it differs from the purpose's. */
  most?: number;
  /** Runs for each item that is on the server, on any page. */
  afterwards?: (media: OwnMedia) => Promise<void>;
};

export type Uploads = {
  purpose: MediaPurpose;
  /** The uploads of this tab. */
  uploads: readonly Upload[];
  /** Uploads that another tab started: the file has to be chosen again. */
  unfinished: readonly OwnMedia[];
  /** The problems of the files that were chosen last. */
  rejected: readonly RejectedFile[];
  add: (files: readonly File[]) => void;
  /** Returns false for another file. */
  goOn: (upload: OwnMedia, file: File) => boolean;
};

/** Uploads files for a purpose. Uploads continue while the member navigates in the app. */
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
