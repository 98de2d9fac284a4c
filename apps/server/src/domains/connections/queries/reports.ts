import type { ReportReason } from '@subrosa/rules/connections/reports';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';

/** Tables of reports by members about members, each with a case. */
type ReportTable = 'member_report' | 'conversation_report';

/** The open case of a recent report by this member about the other. */
export async function findRecentCase(
  tx: Tx,
  table: ReportTable,
  { reporterId, reportedId, since }: { reporterId: string; reportedId: string; since: Date },
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    SELECT c.id FROM ${sql.table(table)} r JOIN moderation_case c ON c.id = r.case_id
    WHERE r.reporter_id = ${reporterId} AND r.reported_id = ${reportedId} AND r.created_at > ${since} AND c.state = 'open'
    ORDER BY r.created_at DESC LIMIT 1`.execute(tx);
  return rows[0]?.id ?? null;
}

/** The columns that both tables have. */
export interface ReportRow {
  id: string;
  reporterId: string;
  text: string | null;
  at: Date;
  reason: ReportReason;
}

/** All reports of the case that this report belongs to, oldest first. `more` names columns that only this table has. */
export async function listReports<Row extends ReportRow>(
  db: Db,
  table: ReportTable,
  { reportId, more = [] }: { reportId: string; more?: readonly Exclude<keyof Row & string, keyof ReportRow>[] },
): Promise<Row[]> {
  const columns = more.map((column) => sql`, found.${sql.ref(column)}`);
  const { rows } = await sql<Row>`
    SELECT found.id, found.reporter_id AS "reporterId", found.text, found.created_at AS at, found.reason ${sql.join(columns, sql``)}
    FROM ${sql.table(table)} one JOIN ${sql.table(table)} found ON found.case_id = one.case_id
    WHERE one.id = ${reportId} ORDER BY found.created_at`.execute(db);
  return rows;
}
