/** Random samples of tables, kept in memory, from which searches estimate how many rows a filter matches. */
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

/** The estimate of the last ANALYZE, or the exact count of a table that was never analyzed. */
export async function estimateRowCount(db: Db, table: string): Promise<number> {
  const { rows } = await sql<{ rows: number }>`
    SELECT CASE WHEN reltuples < 0 THEN (SELECT count(*) FROM ${sql.table(table)}) ELSE reltuples END::float8 AS rows
    FROM pg_class WHERE oid = ${table}::regclass`.execute(db);
  return rows[0]?.rows ?? 0;
}

/** The argument of TABLESAMPLE that selects about so many rows. */
export const samplePercentage = async (db: Db, table: string, rows: number): Promise<number> =>
  Math.min(100, (100 * rows) / Math.max(1, await estimateRowCount(db, table)));

/** Keeps one sample for each database. The first caller after `ttlMs` reads the next one; a failed read is not kept. */
export function cachedSample<Sample>(ttlMs: number, read: (db: Db, now: Date) => Promise<Sample>): (db: Db, now: Date) => Promise<Sample> {
  const cache = new WeakMap<Db, { expiresAt: number; sample: Promise<Sample> }>();
  return (db, now) => {
    const cached = cache.get(db);
    if (cached && now.getTime() < cached.expiresAt) return cached.sample;
    const next = { expiresAt: now.getTime() + ttlMs, sample: read(db, now) };
    cache.set(db, next);
    next.sample.catch(() => cache.get(db) === next && cache.delete(db));
    return next.sample;
  };
}
