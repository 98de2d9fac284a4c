import type { ReportReason } from '@subrosa/rules/connections/reports';
import type { Tx } from '../../../platform/db/database.ts';

interface NewReport {
  id: string;
  caseId: string;
  postId: string;
  ownerId: string;
  reporterId: string;
  reason: ReportReason;
  text: string;
  title: string;
  description: string;
  at: Date;
}

export async function addReport(tx: Tx, { caseId, postId, ownerId, reporterId, ...report }: NewReport): Promise<void> {
  await tx
    .insertInto('request_report')
    .values({ ...report, case_id: caseId, post_id: postId, owner_id: ownerId, reporter_id: reporterId })
    .execute();
}
