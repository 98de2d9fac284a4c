import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { enqueuePurge } from '../jobs.ts';
import { enqueuePublishCount } from '../live.ts';
import { setAllRead, markOneRead, removeAll, removeOne } from '../store/read-state.ts';

/** Publishes the unread count only if the row changed. */
export async function markRead(tx: Tx, memberId: string, sequence: number, { clock }: { clock: Clock }): Promise<void> {
  if (await markOneRead(tx, memberId, sequence, clock.now())) await enqueuePublishCount(tx, memberId);
}

export async function markAllRead(tx: Tx, memberId: string, upTo: number | null): Promise<void> {
  if (await setAllRead(tx, memberId, upTo)) await enqueuePublishCount(tx, memberId);
}

export async function removeNotification(tx: Tx, memberId: string, sequence: number): Promise<void> {
  if (await removeOne(tx, memberId, sequence)) await enqueuePublishCount(tx, memberId);
}

/** Hides the notifications immediately; a job deletes the rows. */
export async function removeNotifications(tx: Tx, memberId: string, upTo: number | null): Promise<void> {
  if (!(await removeAll(tx, memberId, upTo))) return;
  await enqueuePublishCount(tx, memberId);
  await enqueuePurge(tx, memberId);
}
