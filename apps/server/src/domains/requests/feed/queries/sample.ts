import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/database.ts';

export interface SampleRow {
  traits: number;
  fetish: number;
  /** `(x, y, z)` of the middle of its city’s cell. */
  point: string | null;
  words: string[];
}

/** About so many published posts, from pages that are drawn by lot, with their words. */
export async function readSample(db: Db, wanted: number): Promise<SampleRow[]> {
  const share = Math.min(100, (100 * wanted) / Math.max(1, await estimatePosts(db)));
  const { rows } = await sql<SampleRow>`
    SELECT r.traits, r.fetish, p.point::text AS point, tsvector_to_array(r.words) AS words
    FROM request_post r TABLESAMPLE SYSTEM (${share}) LEFT JOIN request_place p ON p.city_id = r.city_id
    WHERE r.status = 'published' LIMIT ${2 * wanted}`.execute(db);
  return rows;
}

/** As the engine counted last; the rows themselves where it never did. */
export async function estimatePosts(db: Db): Promise<number> {
  const { rows } = await sql<{ rows: number }>`
    SELECT CASE WHEN reltuples < 0 THEN (SELECT count(*) FROM request_post) ELSE reltuples END::float8 AS rows
    FROM pg_class WHERE oid = 'request_post'::regclass`.execute(db);
  return rows[0]?.rows ?? 0;
}
