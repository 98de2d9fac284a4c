import type { Db } from '../../../platform/db/database.ts';

/** Those whose key is gone and whose file may still be there. */
export async function listHalfGone(db: Db) {
  return db
    .selectFrom('document')
    .select(['id', 'kind', 'upload_id as uploadId', 'verification_id as verificationId', 'owner_erased as ownerErased'])
    .where('state', '=', 'destroyed')
    .where('destroyed_at', 'is', null)
    .orderBy('id')
    .execute();
}

/** Which of these are known. */
export async function listKnown(db: Db, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('document')
    .select('id')
    .where('id', 'in', [...ids])
    .execute();
  return new Set(rows.map(({ id }) => id));
}
