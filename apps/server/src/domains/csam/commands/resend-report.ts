import { reportDueAt } from '@subrosa/rules/csam/csam';
import type { Tx } from '../../../platform/db/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import type { Platform } from '../../../platform/platform.ts';
import { appendAudit } from '../../audit/index.ts';
import { lockCsamCaseFor, type CsamCaseAction } from '../lock-case.ts';
import { restartReport } from '../report/store.ts';
import { SEND_REPORT, sendKey } from '../report/job-names.ts';

/** Restarts a report that NCMEC rejected, before its next automatic attempt. */
export async function resendReport(tx: Tx, handling: CsamCaseAction, { clock }: Pick<Platform, 'clock'>): Promise<void> {
  const { caseId, staffId } = handling;
  const found = await lockCsamCaseFor(tx, handling, ({ memberId, reporterId }) =>
    [memberId, reporterId].includes(staffId) ? 'resource.notFound' : null,
  );
  if (found.reportState !== 'rejected') throw new ApiError('resource.notFound');
  await restartReport(tx, caseId, reportDueAt(clock.now()));
  await enqueue(tx, SEND_REPORT, { caseId }, { key: sendKey(caseId) });
  await appendAudit(tx, clock, { actorId: staffId, action: 'csam.report_resent', subjectKind: 'case', subjectId: caseId });
}
