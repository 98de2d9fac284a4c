import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/database.ts';
import { samplePercentage } from '../../../../platform/search/table-sample.ts';

export interface SampleRow {
  /** In microseconds. */
  at: string;
  attribute_bits: number;
  fetish: number;
  /** `(x, y, z)` of the middle of its city’s cell. */
  point: string | null;
  search_terms: string[];
}

/** About this many published posts with their words, from randomly drawn table pages. */
export async function drawSample(db: Db, wanted: number): Promise<SampleRow[]> {
  const { rows } = await sql<SampleRow>`
    SELECT (extract(epoch FROM r.listed_at) * 1000000)::bigint AS at, r.attribute_bits, r.fetish, p.point::text AS point, tsvector_to_array(r.search_terms) AS search_terms
    FROM request_post r TABLESAMPLE SYSTEM (${await samplePercentage(db, 'request_post', wanted)}) LEFT JOIN request_location p ON p.city_id = r.city_id
    WHERE r.status = 'published' LIMIT ${2 * wanted}`.execute(db);
  return rows;
}

/** About this many randomly drawn cities with posts. */
export async function drawLocations(db: Db, wanted: number): Promise<string[]> {
  const { rows } = await sql<{ point: string }>`
    SELECT point::text AS point FROM request_location TABLESAMPLE BERNOULLI (${await samplePercentage(db, 'request_location', wanted)})
    LIMIT ${2 * wanted}`.execute(db);
  return rows.map(({ point }) => point);
}
