import { documentLimits } from '@subrosa/rules/documents/limits';
import { transaction } from '../../../platform/db/transaction.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { CronItem, Tasks } from '../../../platform/jobs/task.ts';
import type { WorkerPlatform } from '../../../platform/platform.ts';
import { appendAudit } from '../../audit/index.ts';
import { listPerformers } from '../../media/index.ts';
import { documentKey, documentOf } from '../files.ts';
import { destroyPreserved } from '../preservation/destroy.ts';
import { countOverdue, listPartlyDestroyed, listExistingIds } from './queries.ts';
import { finishDestruction, purgeTickets, keepAsRecords, lockAbandoned, lockDue, deleteKeys } from './store.ts';
import { COUNT_OVERDUE, DESTROY } from './job-names.ts';

const HOUR = 3_600_000;
/** Destruction runs hourly, so that one run may fail. */
const OVERDUE_MS = 2 * HOUR;

type ClaimedDocument = Awaited<ReturnType<typeof lockDue>>;

/** Keeps the documents of confidants who became performers after the decision, as the law requires. */
async function processDue(tx: Tx, due: ClaimedDocument): Promise<void> {
  const performers = await listPerformers(
    tx,
    due.map(({ ownerId }) => ownerId),
  );
  await keepAsRecords(tx, [...performers]);
  await deleteKeys(
    tx,
    due.filter(({ ownerId }) => !performers.has(ownerId)).map(({ id }) => id),
  );
}

/** Deletes keys in batches of 100, each committed before any file is deleted. */
async function destroyKeys({ db, clock }: WorkerPlatform): Promise<void> {
  const now = clock.now();
  const abandoned = new Date(now.getTime() - documentLimits.abandonedAfterMs);
  for (let more = true; more;) {
    more = await transaction(db, async (tx) => {
      const due = await lockDue(tx, now);
      await processDue(tx, due);
      return due.length > 0;
    });
  }
  for (let more = true; more;) {
    more = await transaction(db, async (tx) => {
      const left = await lockAbandoned(tx, abandoned);
      await deleteKeys(
        tx,
        left.map(({ id }) => id),
      );
      return left.length > 0;
    });
  }
}

/** Resumes after a crash: the keys are deleted already, and deleting a file twice is harmless. */
async function destroyFiles({ db, clock, documents }: WorkerPlatform): Promise<void> {
  for (const { id, kind, uploadId, verificationId, ownerErased } of await listPartlyDestroyed(db)) {
    if (uploadId !== null) await documents.abandonUpload({ key: documentKey(id), uploadId });
    await documents.remove(documentKey(id));
    const forgets = verificationId === null || ownerErased;
    await transaction(db, async (tx) => {
      await finishDestruction(tx, { id, forgets, at: clock.now() });
      if (verificationId === null) return;
      await appendAudit(tx, clock, {
        actorId: null,
        action: 'document.destroyed',
        subjectKind: 'document',
        subjectId: id,
        detail: { kind },
      });
    });
  }
}

/**
 * Aborts uploads without a row, whose transaction failed. Recent ones are kept, because their transaction may still be
 * running.
 */
async function abandonOrphans({ db, clock, documents }: WorkerPlatform): Promise<void> {
  const before = clock.now().getTime() - HOUR;
  const begun = (await documents.listUploads()).flatMap(({ key, uploadId, begunAt }) => {
    const id = documentOf(key);
    return id !== null && begunAt.getTime() < before ? [{ id, key, uploadId }] : [];
  });
  const known = await listExistingIds(
    db,
    begun.map(({ id }) => id),
  );
  for (const { id, key, uploadId } of begun) if (!known.has(id)) await documents.abandonUpload({ key, uploadId });
}

export const tasks = (platform: WorkerPlatform): Tasks => ({
  [DESTROY]: async () => {
    await destroyKeys(platform);
    await destroyFiles(platform);
    await destroyPreserved(platform);
    await abandonOrphans(platform);
    const yesterday = new Date(platform.clock.now().getTime() - 24 * HOUR);
    await transaction(platform.db, (tx) => purgeTickets(tx, yesterday));
  },
  // A separate job, so that it also counts when the destruction fails.
  [COUNT_OVERDUE]: async () => {
    const before = new Date(platform.clock.now().getTime() - OVERDUE_MS);
    platform.metrics.documentsOverdue.set(await countOverdue(platform.db, before, documentLimits.abandonedAfterMs));
  },
});

export const cron: readonly CronItem[] = [
  { task: DESTROY, at: '50 * * * *' },
  { task: COUNT_OVERDUE, at: '*/5 * * * *' },
];
