import type { ReportReason } from '@subrosa/rules/connections/reports';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';

/** A conversation that a member sees, or saw before a block or before they left: of that they may still tell staff. Of two, with the other. */
export async function findReportable(tx: Tx, reporterId: string, conversationId: string): Promise<{ peerId: string | null } | null> {
  const row = await tx
    .selectFrom('conversation_member')
    .select('peer_id as peerId')
    .where('member_id', '=', reporterId)
    .where('conversation_id', '=', conversationId)
    .where('last_at', 'is not', null)
    .executeTakeFirst();
  return row ?? null;
}

/** Automatic replies of a conversation that were not deleted. */
export async function listAutoReplies(tx: Tx, conversationId: string, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ senderId: string; sentAt: Date; sequence: number; text: string }>`
    SELECT sender_id AS "senderId", sent_at AS "sentAt", sequence::float8 AS sequence, note ->> 'text' AS text FROM message
    WHERE conversation_id = ${conversationId} AND id IN (${sql.join(ids)}) AND kind = 'auto' AND note IS NOT NULL
    ORDER BY sequence`.execute(tx);
  return rows;
}

/** The open case of what this member reported about the other lately. */
export async function findRecentCase(tx: Tx, { reporterId, reportedId, since }: { reporterId: string; reportedId: string; since: Date }) {
  const found = await tx
    .selectFrom('conversation_report')
    .innerJoin('moderation_case', 'moderation_case.id', 'conversation_report.case_id')
    .select('case_id')
    .where('conversation_report.reporter_id', '=', reporterId)
    .where('reported_id', '=', reportedId)
    .where('at', '>', since)
    .where('state', '=', 'open')
    .orderBy('at', 'desc')
    .executeTakeFirst();
  return found?.case_id ?? null;
}

/** Everything that belongs to the case of this report. */
export async function listReports(db: Db, reportId: string) {
  return db
    .selectFrom('conversation_report as one')
    .innerJoin('conversation_report as found', 'found.case_id', 'one.case_id')
    .select(['found.id', 'found.reporter_id as reporterId', 'found.text', 'found.at'])
    .select(['found.messages', (row) => row.ref('found.reason').$castTo<ReportReason>().as('reason')])
    .where('one.id', '=', reportId)
    .orderBy('found.at')
    .execute();
}
