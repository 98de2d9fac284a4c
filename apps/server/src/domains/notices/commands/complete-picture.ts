import type { Tx } from '../../../platform/db/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { ApiPlatform } from '../../../platform/platform.ts';
import { enqueueFingerprintPicture } from '../job-names.ts';
import { pictureKey } from '../picture.ts';
import type { StoredNotice } from '../queries.ts';

/** Enqueues the job that fingerprints and deletes the uploaded picture. A repeated call has no effect. */
export async function completePicture(tx: Tx, notice: StoredNotice, { storage }: Pick<ApiPlatform, 'storage'>): Promise<void> {
  const { id, picture, upload_id: uploadId, picture_bytes: bytes } = notice;
  if (picture !== 'pending' || uploadId === null) return;
  const isFinished = (await storage.find(pictureKey(id))) !== null;
  if (!isFinished) {
    const parts = await storage.listParts({ key: pictureKey(id), uploadId });
    if (parts.reduce((sum, part) => sum + part.bytes, 0) !== bytes) throw new ApiError('media.incomplete');
  }
  await enqueueFingerprintPicture(tx, id);
}
