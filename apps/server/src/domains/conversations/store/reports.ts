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
  /** Sealed. */
  messages: Buffer;
  at: Date;
}

export async function addReport(tx: Tx, report: NewReport): Promise<void> {
  const { id, caseId, conversationId, reporterId, reportedId, reason, text, messages, at } = report;
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
      at,
    })
    .execute();
}
