import { transaction } from '../../../platform/db/transaction.ts';
import { emit } from '../../../platform/jobs/emit.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import type { WorkerPlatform } from '../../../platform/platform.ts';
import { appendAudit } from '../../audit/index.ts';
import { PRESERVE, preserveKey } from '../job-names.ts';
import { listUnpreserved } from '../queries/cases.ts';
import { countUnacknowledged, listUnsent, lockAlarming } from '../queries/reports.ts';
import { markAlerted } from './store.ts';
import { SEND_REPORT, sendKey } from './job-names.ts';

/** Raises one alarm for each overdue report, and enqueues lost jobs of unsent reports and unpreserved cases again. */
export async function checkReports({ db, clock, metrics }: WorkerPlatform): Promise<void> {
  const now = clock.now();
  await transaction(db, async (tx) => {
    for (const caseId of await lockAlarming(tx, now)) {
      await markAlerted(tx, caseId, now);
      await emit(tx, clock, 'csam.reportOverdue', { caseId });
      await appendAudit(tx, clock, { actorId: null, action: 'csam.report_overdue', subjectKind: 'case', subjectId: caseId });
    }
  });
  const [unsent, unpreserved] = [await listUnsent(db, now), await listUnpreserved(db)];
  await transaction(db, async (tx) => {
    for (const caseId of unsent) await enqueue(tx, SEND_REPORT, { caseId }, { key: sendKey(caseId) });
    for (const caseId of unpreserved) await enqueue(tx, PRESERVE, { caseId }, { key: preserveKey(caseId) });
  });
  const { late, rejected } = await countUnacknowledged(db, now);
  metrics.csamReportsOverdue.set(late);
  metrics.csamReportsRejected.set(rejected);
}
