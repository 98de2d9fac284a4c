import { notificationLimits } from '@subrosa/rules/notifications/limits';
import type { Tx } from '../../platform/db/database.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import type { CronItem, Tasks } from '../../platform/jobs/task.ts';
import type { WorkerPlatform } from '../../platform/platform.ts';
import { purgeBefore, purgeCleared } from './store/purge.ts';

const PURGE = 'notifications:purge-cleared';
const PURGE_EXPIRED = 'notifications:purge-expired';

/** Each batch is one SQL statement with its own transaction: locks are short, and finished batches stay done. */
const BATCH = 5000;

/** Enqueues the deletion of cleared rows; at most one job per member is pending. */
export async function enqueuePurge(tx: Tx, memberId: string): Promise<void> {
  await enqueue(tx, PURGE, { memberId }, { key: `${PURGE}/${memberId}` });
}

async function untilDone(batch: () => Promise<number>): Promise<void> {
  while ((await batch()) >= BATCH);
}

export const tasks = ({ db, clock }: WorkerPlatform): Tasks => ({
  [PURGE]: (payload) => untilDone(() => purgeCleared(db, (payload as { memberId: string }).memberId, BATCH)),
  [PURGE_EXPIRED]: () => untilDone(() => purgeBefore(db, new Date(clock.now().getTime() - notificationLimits.keptMs), BATCH)),
});

export const cron: readonly CronItem[] = [{ task: PURGE_EXPIRED, at: '50 3 * * *' }];
