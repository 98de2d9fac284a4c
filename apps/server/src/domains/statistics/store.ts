import { sql } from 'kysely';
import type { ReportLine } from '@subrosa/rules/statistics/report';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { DayCount } from './queries/days.ts';
import type { LegalMatter } from './queries/legal-matters.ts';

/** A day is counted once, because a later count would miss rows that were deleted since. */
export async function saveDay(tx: Tx, day: string, counts: readonly DayCount[]): Promise<void> {
  await tx
    .insertInto('daily_tally')
    .values(counts.map(({ figure: metric, kind, part, count }) => ({ day: sql<string>`${day}::date`, figure: metric, kind, part, count })))
    .onConflict((conflict) => conflict.columns(['day', 'figure', 'kind', 'part']).doNothing())
    .execute();
}

export async function addErrors(db: Db | Tx, day: string, kind: 'server' | 'browser', count: number): Promise<void> {
  await sql`
    INSERT INTO daily_tally (day, figure, kind, count) VALUES (${day}::date, 'errors', ${kind}, ${count})
    ON CONFLICT (day, figure, kind, part) DO UPDATE SET count = daily_tally.count + excluded.count`.execute(db);
}

export async function insertLegalMatter(tx: Tx, legalMatter: LegalMatter, by: { staffId: string; at: Date }): Promise<void> {
  const { id, kind, country, receivedOn } = legalMatter;
  await tx
    .insertInto('outside_matter')
    .values({ id, kind, country, received_on: sql<string>`${receivedOn}::date`, recorded_by: by.staffId, recorded_at: by.at })
    .execute();
}

export async function closeLegalMatter(
  tx: Tx,
  id: string,
  { answeredOn, outcome }: { answeredOn: string; outcome: string },
): Promise<void> {
  await tx
    .updateTable('outside_matter')
    .set({ answered_on: sql<string>`${answeredOn}::date`, outcome })
    .where('id', '=', id)
    .execute();
}

/** Returns false if the period was published before. */
export async function saveReport(
  tx: Tx,
  { period, lines, at, by }: { period: string; lines: readonly ReportLine[]; at: Date; by: string },
): Promise<boolean> {
  const kept = await tx
    .insertInto('published_report')
    .values({ period, lines: JSON.stringify(lines), published_at: at, published_by: by })
    .onConflict((conflict) => conflict.column('period').doNothing())
    .returning('period')
    .executeTakeFirst();
  return kept !== undefined;
}
