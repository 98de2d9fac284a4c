import { attachmentLimits } from '@subrosa/rules/conversations/limits';
import { transaction } from '../../../platform/db/transaction.ts';
import type { CronItem, Tasks } from '../../../platform/jobs/task.ts';
import type { WorkerPlatform } from '../../../platform/platform.ts';
import { attachmentIdOf, attachmentKey } from './files.ts';
import { listNeeded } from './queries.ts';
import { deleteAbandoned } from './store.ts';

const PURGE_UNSENT_FILES = 'conversations:purge-unsent-files';
const HOUR = 3_600_000;

interface DeletedFile {
  id: string;
  uploadId: string | null;
}

/** Aborts uploads without a row, whose transaction failed. Skips those younger than an hour, which may be in an open transaction. */
async function abandonOrphans({ db, storage, clock }: WorkerPlatform): Promise<void> {
  const before = clock.now().getTime() - HOUR;
  const begun = (await storage.listUploads()).filter(({ key, begunAt }) => attachmentIdOf(key) !== null && begunAt.getTime() < before);
  const needed = await listNeeded(
    db,
    begun.map(({ key }) => attachmentIdOf(key) ?? ''),
  );
  for (const { key, uploadId } of begun) if (!needed.has(attachmentIdOf(key) ?? '')) await storage.abandonUpload({ key, uploadId });
}

export const fileTasks = (platform: WorkerPlatform): Tasks => ({
  // Enqueued by a trigger for every deleted row, whether by a command or a cascade from conversation, owner or report.
  'conversations:delete-file': async (payload) => {
    const { db, storage } = platform;
    const { id, uploadId } = payload as DeletedFile;
    // Evidence is kept as long as its report.
    if ((await listNeeded(db, [id])).has(id)) return;
    if (uploadId !== null) await storage.abandonUpload({ key: attachmentKey(id), uploadId });
    await storage.remove(attachmentKey(id));
  },

  [PURGE_UNSENT_FILES]: async () => {
    const { db, clock } = platform;
    await transaction(db, (tx) => deleteAbandoned(tx, new Date(clock.now().getTime() - attachmentLimits.abandonedAfterMs)));
    await abandonOrphans(platform);
  },
});

export const fileCron: readonly CronItem[] = [{ task: PURGE_UNSENT_FILES, at: '35 * * * *' }];
