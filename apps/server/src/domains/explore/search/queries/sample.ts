import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/database.ts';
import { samplePercentage } from '../../../../platform/search/table-sample.ts';

export interface SampleRow {
  attribute_bits: number;
  interests_low: string;
  interests_high: string;
  username: string;
  tokens: number[];
}

/** About this many search rows, from randomly drawn table pages. */
export async function drawSample(db: Db, wanted: number): Promise<SampleRow[]> {
  const share = await samplePercentage(db, 'member_search', wanted);
  const { rows } = await sql<SampleRow>`
    SELECT attribute_bits, interests_low, interests_high, username, tokens FROM member_search TABLESAMPLE SYSTEM (${share}) LIMIT ${2 * wanted}`.execute(
    db,
  );
  return rows;
}
