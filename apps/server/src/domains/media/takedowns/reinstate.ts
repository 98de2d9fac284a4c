import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { changeState } from '../commands/change-state.ts';
import { publish } from '../commands/publish.ts';
import { lockItem } from '../queries/items.ts';

/** Publishes an item again after a counter-notice, unless it was rejected as known. */
export async function reinstate(tx: Tx, clock: Clock, id: string): Promise<void> {
  const item = await lockItem(tx, id);
  if (item?.state !== 'rejected' || item.reason === 'known' || item.step !== 'rendered' || item.depicts === null) return;
  if (await changeState(tx, clock, { id, to: 'pending_review' })) await publish(tx, clock, id);
}
