import type { MediaReason, MediaState } from '@subrosa/rules/media/states';
import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { publishMediaState } from '../jobs/publish-state.ts';
import { moveMedia } from '../store/moves.ts';

interface Change {
  id: string;
  to: MediaState;
  reason?: MediaReason;
}

/** Moves an item and lets its owner's tabs know; null when it cannot go there from where it is, or is gone. */
export async function changeState(tx: Tx, clock: Clock, { id, to, reason }: Change): Promise<{ ownerId: string } | null> {
  const moved = await moveMedia(tx, { id, to, at: clock.now(), ...(reason && { reason }) });
  if (moved) await publishMediaState(tx, moved.ownerId, { id, state: to, percent: to === 'quarantined' ? 0 : 100 });
  return moved;
}
