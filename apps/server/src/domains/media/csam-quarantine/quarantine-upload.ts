import { transaction } from '../../../platform/db/transaction.ts';
import { emit } from '../../../platform/jobs/emit.ts';
import type { WorkerPlatform } from '../../../platform/platform.ts';
import { quarantineKey } from '../files.ts';
import { outside, type CsamMatchError } from '../processing/errors.ts';
import type { Work } from '../processing/work.ts';
import { flagAsCsam, moveMedia } from '../store/moves.ts';
import type { CheckedItem } from '../store/processing.ts';

/**
 * Rejects an upload that matched a list of known CSAM. Only CSAM reviewers learn of it: no other queue and no other case
 * contains it, and its owner sees that it is under review. False when the item is deleted.
 */
export async function quarantineUpload(
  platform: WorkerPlatform,
  { id, ownerId }: CheckedItem,
  found: CsamMatchError['found'],
): Promise<boolean> {
  const { db, clock } = platform;
  return transaction(db, async (tx) => {
    const moved = await moveMedia(tx, { id, to: 'rejected', at: clock.now(), reason: 'known' });
    if (!moved) return false;
    await flagAsCsam(tx, id, clock.now());
    await emit(tx, clock, 'media.csamMatched', { mediaId: id, ownerId, ...found });
    return true;
  });
}

/** Copies the file to the quarantine before the case exists; no process serves files from there. */
export async function quarantineFile({ item, platform, original }: Work): Promise<void> {
  const path = await original();
  await outside('the object store', () => platform.storage.putFile(quarantineKey(item.id), path, 'application/octet-stream'));
}
