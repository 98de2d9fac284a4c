import type { MediaReason } from '@subrosa/rules/media/states';
import { transaction } from '../../../platform/db/transaction.ts';
import { emit } from '../../../platform/jobs/emit.ts';
import type { WorkerPlatform } from '../../../platform/platform.ts';
import { openCase } from '../../moderation/index.ts';
import { moveMedia } from '../store/moves.ts';
import type { CheckedItem } from '../store/processing.ts';

/** Rejects the item and emits the event, at most once; false when the item is deleted. A match of the hash list opens a case in the same transaction. */
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
