import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { lockItem } from '../queries/items.ts';
import { hasOpenCase } from '../queries/review.ts';
import { changeState } from './change-state.ts';
import { publish } from './publish.ts';

/** After an appeal: publishes a rejected item, or waits for its other open cases. The files of a removed item no longer exist. */
export async function undoDecision(tx: Tx, id: string, clock: Clock): Promise<void> {
  const item = await lockItem(tx, id);
  if (item?.state !== 'rejected') return;
  await changeState(tx, clock, { id, to: 'pending_review' });
  if (!(await hasOpenCase(tx, id))) await publish(tx, clock, id);
}
