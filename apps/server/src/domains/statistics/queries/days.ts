import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';

export interface DayCount {
  metric: string;
  /** A kind of case, a reason, or the origin of an error. */
  kind: string;
  /** The decision, for decided cases. */
  dimension: string;
  count: number;
}

interface StoredRow extends Omit<DayCount, 'count'> {
  count: string;
}

const asCount = (row: StoredRow): DayCount => ({ ...row, count: Number(row.count) });

/** Counts one day, each metric by its own index. Cases that were open at its end are the open ones and those decided later. */
export async function countDay(db: Db | Tx, from: Date, until: Date): Promise<DayCount[]> {
  const { rows } = await sql<StoredRow>`
    SELECT 'opened' AS metric, kind, '' AS dimension, count(*) FROM moderation_case
      WHERE opened_at >= ${from} AND opened_at < ${until} GROUP BY kind
    UNION ALL
    SELECT 'decided', kind, decision, count(*) FROM moderation_case
      WHERE state = 'decided' AND decided_at >= ${from} AND decided_at < ${until} GROUP BY kind, decision
    UNION ALL
    SELECT 'against', reason, '', count(*) FROM moderation_case
      WHERE state = 'decided' AND decided_at >= ${from} AND decided_at < ${until} AND decision IN ('reject', 'remove') GROUP BY reason
    UNION ALL
    SELECT 'in_time', kind, '', count(*) FROM moderation_case
      WHERE state = 'decided' AND decided_at >= ${from} AND decided_at < ${until} AND decided_at <= due_at GROUP BY kind
    UNION ALL
    SELECT 'waiting', kind, '', count(*) FROM (
      SELECT kind FROM moderation_case WHERE state = 'open' AND opened_at < ${until}
      UNION ALL
      SELECT kind FROM moderation_case WHERE state = 'decided' AND decided_at >= ${until} AND opened_at < ${until}
    ) AS waited GROUP BY kind
    UNION ALL
    SELECT 'joined', '', '', count(*) FROM member WHERE joined_at >= ${from} AND joined_at < ${until}
    UNION ALL
    SELECT 'premium', '', '', count(*) FROM member_subscription WHERE created_at >= ${from} AND created_at < ${until} AND plan_id <> 1
    UNION ALL
    SELECT 'uploads', '', '', count(*) FROM media WHERE started_at >= ${from} AND started_at < ${until} AND purpose <> 'release'`.execute(
    db,
  );
  return rows.map(asCount);
}

/** Returns the stored counts of days from `from` to before `until`. */
export async function listTallies(db: Db | Tx, from: string, until: string): Promise<(DayCount & { day: string })[]> {
  const { rows } = await sql<StoredRow & { day: string }>`
    SELECT day::text, metric, kind, dimension, count FROM daily_metric WHERE day >= ${from}::date AND day < ${until}::date`.execute(db);
  return rows.map((row) => ({ ...asCount(row), day: row.day }));
}

/** Returns the last counted day; every counted day has a row `joined`, even if it is zero. */
export async function findLastTallied(db: Db | Tx): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`SELECT max(day)::text AS day FROM daily_metric WHERE metric = 'joined'`.execute(db);
  return rows[0]?.day ?? null;
}
