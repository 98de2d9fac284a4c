import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { transaction } from '../../platform/db/transaction.ts';
import type { WorkerPlatform } from '../../platform/platform.ts';
import { fingerprintFile } from '../media/index.ts';
import { pictureKey } from './picture.ts';
import { findNotice } from './queries.ts';
import { saveFingerprint } from './store.ts';

/**
 * Stores the perceptual hash of the picture and deletes it, even if it cannot be decoded. The picture is never
 * displayed.
 */
export async function fingerprintPicture({ db, storage, decoder }: WorkerPlatform, id: string): Promise<void> {
  const notice = await findNotice(db, id);
  const key = pictureKey(id);
  // An earlier attempt has processed it but did not finish.
  if (notice?.picture !== 'pending' || notice.upload_id === null) return storage.remove(key);
  const upload = { key, uploadId: notice.upload_id };
  if (!(await storage.find(key))) await storage.finishUpload(upload, notice.picture_bytes ?? 0);
  const folder = await mkdtemp(join(tmpdir(), 'subrosa-notice-'));
  try {
    const path = join(folder, 'picture');
    await pipeline(await storage.read(key), createWriteStream(path, { mode: 0o600 }));
    const fingerprint = await fingerprintFile(decoder, path, folder);
    await transaction(db, (tx) => saveFingerprint(tx, id, fingerprint));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  await storage.remove(key);
}
