import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { listReports, type ReportRow } from '../../connections/index.ts';

/** Returns a conversation that the member sees or saw, also after a block or after they left: it can still be reported. */
export async function findReportable(tx: Tx, reporterId: string, conversationId: string): Promise<{ peerId: string | null } | null> {
  const row = await tx
    .selectFrom('conversation_member')
    .select('peer_id as peerId')
    .where('member_id', '=', reporterId)
    .where('conversation_id', '=', conversationId)
    .where('last_message_at', 'is not', null)
    .executeTakeFirst();
  return row ?? null;
}

/** Returns automatic replies of a conversation that were not deleted. */
export async function listAutoReplies(tx: Tx, conversationId: string, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ senderId: string; sentAt: Date; sequence: number; text: string }>`
    SELECT sender_id AS "senderId", sent_at AS "sentAt", sequence::float8 AS sequence, system_content ->> 'text' AS text FROM message
    WHERE conversation_id = ${conversationId} AND id IN (${sql.join(ids)}) AND kind = 'auto' AND system_content IS NOT NULL
    ORDER BY sequence`.execute(tx);
  return rows;
}

/** Returns all reports of the case of this report, with the encrypted content that they disclose. */
export const listConversationReports = (db: Db, reportId: string) =>
  listReports<ReportRow & { messages: Buffer }>(db, 'conversation_report', { reportId, more: ['messages'] });
