import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/ids.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import type { FanOutKind } from './candidates.ts';
import { getSubject } from './queries.ts';
import { addFanOut } from './store.ts';

export const FAN_OUT = 'calendar:fan-out';

export async function enqueueFanOut(tx: Tx, fanOutId: string): Promise<void> {
  await enqueue(tx, FAN_OUT, { fanOutId }, { key: `${FAN_OUT}/${fanOutId}` });
}

/** Starts notifying many members of one change of an entry. The worker does it in batches; each member is notified once, also after interruptions. */
export async function startFanOut(tx: Tx, kind: FanOutKind, entry: { id: string; owner_id: string }, clock: Clock): Promise<string> {
  const id = newId();
  const subject = kind === 'event_removed' ? await getSubject(tx, entry.id) : null;
  await addFanOut(tx, { id, kind, ownerId: entry.owner_id, entryId: entry.id, subject }, clock.now());
  await enqueueFanOut(tx, id);
  return id;
}
