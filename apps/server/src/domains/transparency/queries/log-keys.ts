import type { Db, Tx } from '../../../platform/db/database.ts';

/** The public key that signs checkpoints of this size; null before the first signature. */
export async function keyOfLog(db: Db | Tx, size: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const row = await db
    .selectFrom('transparency_key')
    .select('public_key')
    .where('from_size', '<=', String(size))
    .orderBy('from_size', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? new Uint8Array(row.public_key) : null;
}
