import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { lockItem } from '../queries/items.ts';
import { hasOpenCase } from '../queries/review.ts';
import { changeState } from './change-state.ts';
import { publish } from './publish.ts';

/** On appeal: a rejected item is published after all, or waits for whatever else is asked about it. Of a removed one the files are gone. */
export async function undoDecision(tx: Tx, id: string, clock: Clock): Promise<void> {
  const item = await lockItem(tx, id);
  if (item?.state !== 'rejected') return;
  await changeState(tx, clock, { id, to: 'pending_review' });
  if (!(await hasOpenCase(tx, id))) await publish(tx, clock, id);
}
