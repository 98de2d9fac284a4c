import type { MediaReason } from '@subrosa/rules/media/states';
import { transaction } from '../../../platform/db/transaction.ts';
import { emit } from '../../../platform/jobs/emit.ts';
import type { WorkerPlatform } from '../../../platform/platform.ts';
import { openCase } from '../../moderation/index.ts';
import { quarantineKey } from '../files.ts';
import { flagAsCsam, moveMedia } from '../store/moves.ts';
import type { CheckedItem } from '../store/processing.ts';
import { outside, type CsamMatchError } from './errors.ts';
import type { Work } from './work.ts';

/** Moves the item and tells the house, at most once; false when it was gone. What the hash list knew goes to staff in the same transaction. */
export async function reject(platform: WorkerPlatform, { id, ownerId }: CheckedItem, reason: MediaReason): Promise<boolean> {
  const { db, clock } = platform;
  return transaction(db, async (tx) => {
    const moved = await moveMedia(tx, { id, to: 'rejected', at: clock.now(), reason });
    if (!moved) return false;
    await emit(tx, clock, 'media.rejected', { mediaId: id, ownerId, reason });
    if (reason === 'known') await openCase(tx, clock, { kind: 'media_match', subjectKind: 'media', subjectId: id, memberId: ownerId });
    return true;
  });
}

/** The same for what only the named persons may learn of: no queue, no case of ours, and its owner is told nothing but that it is under review. */
export async function quarantine(platform: WorkerPlatform, { id, ownerId }: CheckedItem, found: CsamMatchError['found']): Promise<boolean> {
  const { db, clock } = platform;
  return transaction(db, async (tx) => {
    const moved = await moveMedia(tx, { id, to: 'rejected', at: clock.now(), reason: 'known' });
    if (!moved) return false;
    await flagAsCsam(tx, id, clock.now());
    await emit(tx, clock, 'media.sealed', { mediaId: id, ownerId, ...found });
    return true;
  });
}

/** Kept apart for the case, before the case exists: nobody is served from there. */
export async function quarantineFile({ item, platform, original }: Work): Promise<void> {
  const path = await original();
  await outside('the object store', () => platform.storage.putFile(quarantineKey(item.id), path, 'application/octet-stream'));
}
