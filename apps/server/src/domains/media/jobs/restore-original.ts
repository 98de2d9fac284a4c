import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Tx } from '../../../platform/db/database.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import type { Tasks } from '../../../platform/jobs/task.ts';
import type { WorkerPlatform } from '../../../platform/platform.ts';
import type { ObjectStore } from '../../../platform/storage/object-store.ts';
import { resumeProcessing } from '../commands/resume-processing.ts';
import { incomingKey, quarantineKey } from '../files.ts';
import { findItem } from '../queries/items.ts';

const RESTORE_ORIGINAL = 'media:restore-original';

/** Called after staff dismissed a match. */
export const enqueueRestoreOriginal = (tx: Tx, id: string) => enqueue(tx, RESTORE_ORIGINAL, { id }, { key: `${RESTORE_ORIGINAL}/${id}` });

async function restoreObject(storage: ObjectStore, id: string): Promise<void> {
  const quarantined = await storage.find(quarantineKey(id));
  if (!quarantined) return;
  const folder = await mkdtemp(join(tmpdir(), 'subrosa-unseal-'));
  try {
    const path = join(folder, 'original');
    await pipeline(await storage.read(quarantined.key), createWriteStream(path));
    await storage.putFile(incomingKey(id), path, quarantined.contentType);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export const restoreOriginalTasks = ({ db, clock, storage }: WorkerPlatform): Tasks => ({
  [RESTORE_ORIGINAL]: async (payload) => {
    const { id } = payload as { id: string };
    // Only while the item is rejected: when the job is repeated, the original may have been rendered and deleted already.
    const item = await findItem(db, id);
    if (item?.state === 'rejected') {
      await restoreObject(storage, id);
      await transaction(db, (tx) => resumeProcessing(tx, clock, id));
    }
    await storage.remove(quarantineKey(id));
  },
});
