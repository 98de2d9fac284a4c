import type { ReportReason } from '@subrosa/rules/connections/reports';
import type { Tx } from '../../../platform/db/database.ts';

interface NewReport {
  id: string;
  caseId: string;
  reporterId: string;
  reportedId: string;
  reason: ReportReason;
  text: string;
  at: Date;
}

export async function addReport(tx: Tx, { id, caseId, reporterId, reportedId, reason, text, at }: NewReport): Promise<void> {
  await tx
    .insertInto('member_report')
    .values({ id, case_id: caseId, reporter_id: reporterId, reported_id: reportedId, reason, text, created_at: at })
    .execute();
}
