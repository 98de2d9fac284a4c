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
import { checkAgain } from '../commands/check-again.ts';
import { incomingKey, sealedKey } from '../files.ts';
import { findItem } from '../queries/items.ts';

const UNSEAL = 'media:unseal';

/** Staff looked at a match and it was none. */
export const askToUnseal = (tx: Tx, id: string) => enqueue(tx, UNSEAL, { id }, { key: `${UNSEAL}/${id}` });

async function bringBack(storage: ObjectStore, id: string): Promise<void> {
  const sealed = await storage.find(sealedKey(id));
  if (!sealed) return;
  const folder = await mkdtemp(join(tmpdir(), 'subrosa-unseal-'));
  try {
    const path = join(folder, 'original');
    await pipeline(await storage.read(sealed.key), createWriteStream(path));
    await storage.putFile(incomingKey(id), path, sealed.contentType);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export const unsealingTasks = ({ db, clock, storage }: WorkerPlatform): Tasks => ({
  [UNSEAL]: async (payload) => {
    const { id } = payload as { id: string };
    // Only while it waits: at a repetition the original may have been rendered and removed already.
    const item = await findItem(db, id);
    if (item?.state === 'rejected') {
      await bringBack(storage, id);
      await transaction(db, (tx) => checkAgain(tx, clock, id));
    }
    await storage.remove(sealedKey(id));
  },
});
