import { sql } from 'kysely';
import type { ReportLine } from '@subrosa/rules/statistics/report';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { DayCount } from './queries/days.ts';
import type { LegalMatter } from './queries/legal-matters.ts';

/** A day is counted once, because a later count would miss rows that were deleted since. */
export async function saveDay(tx: Tx, day: string, counts: readonly DayCount[]): Promise<void> {
  await tx
    .insertInto('daily_metric')
    .values(counts.map(({ metric, kind, dimension, count }) => ({ day: sql<string>`${day}::date`, metric, kind, dimension, count })))
    .onConflict((conflict) => conflict.columns(['day', 'metric', 'kind', 'dimension']).doNothing())
    .execute();
}

export async function addErrors(db: Db | Tx, day: string, kind: 'server' | 'browser', count: number): Promise<void> {
  await sql`
    INSERT INTO daily_metric (day, metric, kind, count) VALUES (${day}::date, 'errors', ${kind}, ${count})
    ON CONFLICT (day, metric, kind, dimension) DO UPDATE SET count = daily_metric.count + excluded.count`.execute(db);
}

export async function insertLegalMatter(tx: Tx, legalMatter: LegalMatter, by: { staffId: string; at: Date }): Promise<void> {
  const { id, kind, country, receivedOn } = legalMatter;
  await tx
    .insertInto('legal_matter')
    .values({ id, kind, country, received_on: sql<string>`${receivedOn}::date`, recorded_by: by.staffId, recorded_at: by.at })
    .execute();
}

export async function closeLegalMatter(
  tx: Tx,
  id: string,
  { resolvedOn, outcome }: { resolvedOn: string; outcome: string },
): Promise<void> {
  await tx
    .updateTable('legal_matter')
    .set({ resolved_on: sql<string>`${resolvedOn}::date`, outcome })
    .where('id', '=', id)
    .execute();
}

/** Returns false if the period was published before. */
export async function saveReport(
  tx: Tx,
  { period, lines, at, by }: { period: string; lines: readonly ReportLine[]; at: Date; by: string },
): Promise<boolean> {
  const kept = await tx
    .insertInto('published_transparency_report')
    .values({ period, lines: JSON.stringify(lines), published_at: at, published_by: by })
    .onConflict((conflict) => conflict.column('period').doNothing())
    .returning('period')
    .executeTakeFirst();
  return kept !== undefined;
}
