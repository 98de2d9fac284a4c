import type { ReportReason } from '@subrosa/rules/connections/reports';
import type { Tx } from '../../../platform/db/database.ts';

interface NewReport {
  id: string;
  caseId: string;
  conversationId: string;
  reporterId: string;
  reportedId: string;
  reason: ReportReason;
  text: string | null;
  /** Encrypted. */
  messages: Buffer;
  at: Date;
  /** Proved files, with the stored object of each. */
  files: readonly { id: string; objectId: string }[];
}

export async function addReport(tx: Tx, report: NewReport): Promise<void> {
  const { id, caseId, conversationId, reporterId, reportedId, reason, text, messages, at, files } = report;
  await tx
    .insertInto('conversation_report')
    .values({
      id,
      case_id: caseId,
      conversation_id: conversationId,
      reporter_id: reporterId,
      reported_id: reportedId,
      reason,
      text,
      messages,
      created_at: at,
    })
    .execute();
  if (files.length === 0) return;
  await tx
    .insertInto('conversation_evidence')
    .values(files.map((file) => ({ report_id: id, file_id: file.id, object_id: file.objectId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
