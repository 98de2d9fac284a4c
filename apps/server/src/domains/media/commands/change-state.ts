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

/** Changes an item's state and publishes it to its owner's tabs; null when the transition is not allowed or the item is deleted. */
export async function changeState(tx: Tx, clock: Clock, { id, to, reason }: Change): Promise<{ ownerId: string } | null> {
  const moved = await moveMedia(tx, { id, to, at: clock.now(), ...(reason && { reason }) });
  if (moved) await publishMediaState(tx, moved.ownerId, { id, state: to, percent: to === 'quarantined' ? 0 : 100 });
  return moved;
}
