import { sql } from 'kysely';
import type { DayRange } from '@subrosa/rules/statistics/periods';
import type { Counted, ReportLine } from '@subrosa/rules/statistics/report';
import type { Db, Tx } from '../../../platform/db/database.ts';

const start = (day: string) => sql`${`${day}T00:00:00Z`}::timestamptz`;

/**
 * Counts what was received and decided in a period. Cases and events outlive members, staff and notices, so the result
 * never changes.
 */
export async function countPeriod(db: Db | Tx, range: DayRange): Promise<Counted> {
  const [received, decided, medians, legalMatters] = [
    await countReceived(db, range),
    await countDecided(db, range),
    await findMedians(db, range),
    await countLegalMatters(db, range),
  ];
  return { received, decided, medians, legalMatters };
}

async function countReceived(db: Db | Tx, { from, until }: DayRange): Promise<Counted['received']> {
  const { rows } = await sql<{ kind: string; count: string }>`
    SELECT kind, count(*) FROM moderation_case WHERE opened_at >= ${start(from)} AND opened_at < ${start(until)} GROUP BY kind`.execute(db);
  return rows.map(({ kind, count }) => ({ kind, count: Number(count) }));
}

/** The event contains the actor and the sanction even after both are erased. */
const decidedIn = ({ from, until }: DayRange) => sql`
  FROM moderation_case AS one JOIN moderation_event AS event ON event.case_id = one.id AND event.kind = 'decided'
  WHERE one.state = 'decided' AND one.decided_at >= ${start(from)} AND one.decided_at < ${start(until)}`;

async function countDecided(db: Db | Tx, range: DayRange): Promise<Counted['decided']> {
  const { rows } = await sql<{
    kind: string;
    decision: string;
    reason: string | null;
    sanction: string | null;
    withdrawn: boolean;
    count: string;
    in_time: string;
  }>`
    SELECT one.kind, one.decision, one.reason, event.detail->>'sanction' AS sanction, event.actor_id IS NULL AS withdrawn, count(*),
      count(*) FILTER (WHERE one.decided_at <= one.due_at) AS in_time
    ${decidedIn(range)} GROUP BY 1, 2, 3, 4, 5`.execute(db);
  return rows.map(({ count, in_time, ...row }) => ({ ...row, count: Number(count), inTime: Number(in_time) }));
}

async function findMedians(db: Db | Tx, range: DayRange): Promise<Counted['medians']> {
  const { rows } = await sql<{ kind: string; minutes: number }>`
    SELECT one.kind, percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM one.decided_at - one.opened_at)) / 60 AS minutes
    ${decidedIn(range)} AND event.actor_id IS NOT NULL GROUP BY one.kind`.execute(db);
  return rows.map(({ kind, minutes }) => ({ kind, minutes: Math.round(minutes) }));
}

async function countLegalMatters(db: Db | Tx, { from, until }: DayRange): Promise<Counted['legalMatters']> {
  const within = (column: 'received_on' | 'resolved_on') =>
    sql`${sql.ref(column)} >= ${from}::date AND ${sql.ref(column)} < ${until}::date`;
  const { rows } = await sql<{ kind: string; received: string; answered: string }>`
    SELECT kind, count(*) FILTER (WHERE ${within('received_on')}) AS received, count(*) FILTER (WHERE ${within('resolved_on')}) AS answered
    FROM legal_matter WHERE (${within('received_on')}) OR (${within('resolved_on')}) GROUP BY kind`.execute(db);
  return rows.map(({ kind, received, answered }) => ({ kind, received: Number(received), answered: Number(answered) }));
}

export async function listPublished(db: Db | Tx): Promise<{ period: string; lines: ReportLine[]; published_at: Date }[]> {
  const rows = await db
    .selectFrom('published_transparency_report')
    .select(['period', 'lines', 'published_at'])
    .orderBy('published_at', 'desc')
    .orderBy('period', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, lines: row.lines as unknown as ReportLine[] }));
}

export async function findPublishedAt(db: Db | Tx, period: string): Promise<Date | null> {
  const found = await db.selectFrom('published_transparency_report').select('published_at').where('period', '=', period).executeTakeFirst();
  return found?.published_at ?? null;
}
