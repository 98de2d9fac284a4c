import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { matching } from '../../../platform/hash-list/hash-list.ts';

const CHUNKS = 16;
const BITS = 16;

/** Returns each chunk and its variants with one flipped bit: similar pictures share at least one. Encoded like SQL's `pdq_chunks`. */
export function chunksAround(pdq: Buffer): number[] {
  return Array.from({ length: CHUNKS }, (_, chunk) => {
    const value = (chunk << BITS) | pdq.readUInt16BE(chunk * 2);
    return [value, ...Array.from({ length: BITS }, (_bit, bit) => value ^ (1 << bit))];
  }).flat();
}

/** Lists items similar to this picture, of any owner and in any state. */
export async function listAlike(db: Db | Tx, pdq: Buffer): Promise<string[]> {
  const rows = await db
    .selectFrom('media_hash')
    .select('media_id')
    .distinct()
    .where('quality', '>', sql.lit(matching.qualityAbove))
    .where(sql<boolean>`pdq_chunks(pdq) && ${chunksAround(pdq)}::integer[]`)
    .where(sql`pdq_distance(pdq, ${pdq})`, '<=', matching.mostDistance)
    .execute();
  return rows.map(({ media_id: id }) => id);
}

/** Returns the distance of the nearest picture on the take-down list, CSAM first; null if none is similar or the hash is too vague. */
export async function findTakedown(
  db: Db | Tx,
  { pdq, quality }: { pdq: Buffer; quality: number },
): Promise<{ distance: number; isCsam: boolean } | null> {
  if (quality <= matching.qualityAbove) return null;
  const row = await db
    .selectFrom('takedown_hash')
    .select([sql<number>`pdq_distance(pdq, ${pdq})`.as('distance'), 'is_csam as isCsam'])
    .where(sql<boolean>`pdq_chunks(pdq) && ${chunksAround(pdq)}::integer[]`)
    .where(sql`pdq_distance(pdq, ${pdq})`, '<=', matching.mostDistance)
    .orderBy('is_csam', 'desc')
    .orderBy('distance')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}
