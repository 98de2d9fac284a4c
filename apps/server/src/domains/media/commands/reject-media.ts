import type { MediaReason } from '@subrosa/rules/media/states';
import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { emit } from '../../../platform/jobs/emit.ts';
import { changeState } from './change-state.ts';

/** Rejects an item by staff: only its owner still sees it, with the reason. */
export async function rejectMedia(tx: Tx, clock: Clock, id: string, reason: MediaReason): Promise<{ ownerId: string } | null> {
  const moved = await changeState(tx, clock, { id, to: 'rejected', reason });
  if (moved) await emit(tx, clock, 'media.rejected', { mediaId: id, ownerId: moved.ownerId, reason });
  return moved;
}
