import type { OwnMedia } from '@subrosa/contract/media/schemas';
import { media } from '@subrosa/contract/endpoints/media';
import type { AcceptedType, MediaPurpose } from '@subrosa/rules/media/limits';
import { queryOptions } from '@tanstack/react-query';
import { silentClient } from '../../../shared/api/client.ts';

/** Uploads that were started but not finished, on this or another device. */
export const unfinishedQuery = queryOptions({
  queryKey: ['media', 'uploads'],
  queryFn: ({ signal }) => silentClient.call(media.listUploads, { signal }),
});

type StartUploadInput = { purpose: MediaPurpose; fileName: string; type: AcceptedType; bytes: number };

/** Has no signal, because an aborted request could leave an upload of unknown id on the server. */
export function createUpload(body: StartUploadInput): Promise<OwnMedia> {
  return silentClient.call(media.startUpload, { body });
}

export function listStoredParts(id: string, signal: AbortSignal) {
  return silentClient.call(media.listParts, { params: { id }, signal });
}

export function signParts(id: string, numbers: number[], signal: AbortSignal) {
  return silentClient.call(media.signParts, { params: { id }, body: { numbers }, signal });
}

export function completeUpload(id: string, signal: AbortSignal): Promise<OwnMedia> {
  return silentClient.call(media.completeUpload, { params: { id }, signal });
}

export async function abandonUpload(id: string): Promise<void> {
  await silentClient.call(media.cancelUpload, { params: { id } });
}
