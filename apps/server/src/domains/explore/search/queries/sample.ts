import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/database.ts';
import type { Table } from './candidates.ts';

export interface SampleRow {
  traits: number;
  interests_low: string;
  interests_high: string;
  username: string;
}

/** About so many search rows, from pages that are drawn by lot. */
export async function readSample(db: Db, wanted: number): Promise<SampleRow[]> {
  const share = Math.min(100, (100 * wanted) / Math.max(1, await estimateRows(db, 'member_search')));
  const { rows } = await sql<SampleRow>`
    SELECT traits, interests_low, interests_high, username FROM member_search TABLESAMPLE SYSTEM (${share}) LIMIT ${2 * wanted}`.execute(
    db,
  );
  return rows;
}

/** As the engine counted last; the rows themselves where it never did. */
export async function estimateRows(db: Db, table: Table): Promise<number> {
  const { rows } = await sql<{ rows: number }>`
    SELECT CASE WHEN reltuples < 0 THEN (SELECT count(*) FROM ${sql.table(table)}) ELSE reltuples END::float8 AS rows
    FROM pg_class WHERE oid = ${table}::regclass`.execute(db);
  return rows[0]?.rows ?? 0;
}
