import type { OwnMedia } from '@subrosa/contract/media/parts';
import { media } from '@subrosa/contract/endpoints/media';
import type { AcceptedType, MediaPurpose } from '@subrosa/rules/media/limits';
import { queryOptions } from '@tanstack/react-query';
import { quietClient } from '../../../shared/api/client.ts';

/** Uploads that were begun and not finished, here or on another device. */
export const unfinishedQuery = queryOptions({
  queryKey: ['media', 'uploads'],
  queryFn: ({ signal }) => quietClient.call(media.listUploads, { signal }),
});

type Beginning = { purpose: MediaPurpose; fileName: string; type: AcceptedType; bytes: number };

/** Not to be given up halfway: then nobody would know what the service has begun. */
export function beginUpload(body: Beginning): Promise<OwnMedia> {
  return quietClient.call(media.beginUpload, { body });
}

export function listStoredParts(id: string, signal: AbortSignal) {
  return quietClient.call(media.listParts, { params: { id }, signal });
}

export function signParts(id: string, numbers: number[], signal: AbortSignal) {
  return quietClient.call(media.signParts, { params: { id }, body: { numbers }, signal });
}

export function completeUpload(id: string, signal: AbortSignal): Promise<OwnMedia> {
  return quietClient.call(media.completeUpload, { params: { id }, signal });
}

export async function giveUpUpload(id: string): Promise<void> {
  await quietClient.call(media.cancelUpload, { params: { id } });
}
