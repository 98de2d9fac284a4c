import { sql } from 'kysely';
import { legalKinds } from '@subrosa/rules/statistics/report';
import type { CaseKind } from '@subrosa/rules/moderation/case-rules';
import type { Db } from '../../../platform/db/database.ts';

interface StatisticsViewer {
  /** The staff member, whose own cases are excluded, also as numbers. */
  id: string;
  kinds: readonly CaseKind[];
}

/** Uses the partial indexes of open cases, so the cost depends on the number of open cases only. */
const openTo = ({ id, kinds }: StatisticsViewer) => sql`state = 'open' AND kind = ANY(${[...kinds]}) AND member_id IS DISTINCT FROM ${id}
  AND reporter_id IS DISTINCT FROM ${id} AND first_decider_id IS DISTINCT FROM ${id}`;

interface WaitingCount {
  kind: CaseKind | null;
  count: number;
  overdue: number;
  minutes: number;
}

/** Counts by kind; the row with the kind null counts all. */
export async function countWaiting(db: Db, reader: StatisticsViewer, now: Date): Promise<WaitingCount[]> {
  const { rows } = await sql<{ kind: CaseKind | null; count: string; overdue: string; minutes: number | null }>`
    SELECT kind, count(*), count(*) FILTER (WHERE due_at <= ${now}) AS overdue,
      percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM ${now}::timestamptz - opened_at)) / 60 AS minutes
    FROM moderation_case WHERE ${openTo(reader)} GROUP BY GROUPING SETS ((kind), ())`.execute(db);
  return rows.map(({ kind, count, overdue, minutes }) => ({
    kind,
    count: Number(count),
    overdue: Number(overdue),
    minutes: Math.max(0, Math.round(minutes ?? 0)),
  }));
}

/** Returns the cases with the next deadlines, of kinds with a legal deadline. */
export async function listClocks(db: Db, reader: StatisticsViewer, limit: number) {
  const kinds = reader.kinds.filter((kind) => (legalKinds as readonly CaseKind[]).includes(kind));
  const { rows } = await sql<{ id: string; kind: CaseKind; opened_at: Date; due_at: Date }>`
    SELECT id, kind, opened_at, due_at FROM moderation_case
    WHERE ${openTo({ ...reader, kinds })} ORDER BY due_at, id LIMIT ${limit}`.execute(db);
  return rows;
}

export async function findAppealsOpen(db: Db): Promise<{ open: number; oldest: Date | null }> {
  const { rows } = await sql<{ open: string; oldest: Date | null }>`
    SELECT count(*) AS open, min(opened_at) AS oldest FROM moderation_case WHERE state = 'open' AND kind = 'appeal'`.execute(db);
  return { open: Number(rows[0]?.open ?? 0), oldest: rows[0]?.oldest ?? null };
}

/** Counts decisions by staff member since a moment, most first. */
export async function listOnDuty(db: Db, since: Date, limit: number) {
  const { rows } = await sql<{ username: string; staff_role: string | null; decided: string }>`
    SELECT username, staff_role, decided FROM (
      SELECT decided_by, count(*) AS decided FROM moderation_case
      WHERE state = 'decided' AND decided_at >= ${since} AND decided_by IS NOT NULL GROUP BY decided_by
    ) AS today JOIN member ON member.id = decided_by WHERE member.state <> 'deleted' ORDER BY decided DESC, username LIMIT ${limit}`.execute(
    db,
  );
  return rows;
}
