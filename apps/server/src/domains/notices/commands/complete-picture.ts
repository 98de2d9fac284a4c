import type { Tx } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { CallPlatform } from '../../../platform/platform.ts';
import { askToReadPicture } from '../ask-to-read-picture.ts';
import { pictureKey } from '../picture.ts';
import type { StoredNotice } from '../queries.ts';

/** The picture is at the store: the worker reads it and deletes it. Said again, it changes nothing. */
export async function completePicture(tx: Tx, notice: StoredNotice, { storage }: Pick<CallPlatform, 'storage'>): Promise<void> {
  const { id, picture, upload_id: uploadId, picture_bytes: bytes } = notice;
  if (picture !== 'awaited' || uploadId === null) return;
  const isFinished = (await storage.find(pictureKey(id))) !== null;
  if (!isFinished) {
    const parts = await storage.listParts({ key: pictureKey(id), uploadId });
    if (parts.reduce((sum, part) => sum + part.bytes, 0) !== bytes) throw new Refusal('media.incomplete');
  }
  await askToReadPicture(tx, id);
}
