import { mediaLimits } from '@subrosa/rules/media/limits';
import { transaction } from '../../../platform/db/transaction.ts';
import type { CronItem, Tasks } from '../../../platform/jobs/task.ts';
import type { WorkerPlatform } from '../../../platform/platform.ts';
import { RECORDS_PREFIX } from '../records/export-records.ts';
import { submitForReview } from '../commands/submit-for-review.ts';
import { incomingId } from '../files.ts';
import { listExisting } from '../queries/items.ts';
import { listWaiting } from '../queries/review.ts';
import { deleteAbandoned, deleteRemoved } from '../store/uploads.ts';

const PURGE_ABANDONED = 'media:purge-abandoned';
const RESUBMIT = 'media:resubmit';
const HOUR = 3_600_000;

/** Aborts uploads without a row, whose transaction failed. Skips those younger than an hour, which may be in an open transaction. */
async function abandonOrphans({ db, storage, clock }: WorkerPlatform): Promise<void> {
  const before = clock.now().getTime() - HOUR;
  const begun = new Map<string, { key: string; uploadId: string }>();
  for (const { key, uploadId, begunAt } of await storage.listUploads()) {
    const id = incomingId(key);
    if (id !== null && begunAt.getTime() < before) begun.set(id, { key, uploadId });
  }
  const known = await listExisting(db, [...begun.keys()]);
  for (const [id, upload] of begun) if (!known.has(id)) await storage.abandonUpload(upload);
}

export const sweepingTasks = (platform: WorkerPlatform): Tasks => ({
  [PURGE_ABANDONED]: async () => {
    const { db, clock } = platform;
    await transaction(db, async (tx) => {
      await deleteAbandoned(tx, new Date(clock.now().getTime() - mediaLimits.abandonedAfterMs));
      await deleteRemoved(tx);
    });
    await abandonOrphans(platform);
    await platform.storage.removePrefix(RECORDS_PREFIX);
  },

  [RESUBMIT]: async () => {
    for (const id of await listWaiting(platform.db)) await transaction(platform.db, (tx) => submitForReview(tx, id, platform));
  },
});

export const cron: readonly CronItem[] = [
  { task: PURGE_ABANDONED, at: '25 * * * *' },
  { task: RESUBMIT, at: '40 3 * * *' },
];
