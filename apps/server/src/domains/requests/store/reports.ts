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

export async function addReport(tx: Tx, { caseId, postId, ownerId, reporterId, at, ...report }: NewReport): Promise<void> {
  await tx
    .insertInto('request_report')
    .values({ ...report, created_at: at, case_id: caseId, post_id: postId, owner_id: ownerId, reporter_id: reporterId })
    .execute();
}
