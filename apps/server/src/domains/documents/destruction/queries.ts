import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

/** Returns documents whose key is deleted and whose file may still exist. */
export async function listPartlyDestroyed(db: Db) {
  return db
    .selectFrom('document')
    .select(['id', 'kind', 'upload_id as uploadId', 'verification_id as verificationId', 'owner_erased as ownerErased'])
    .where('state', '=', 'destroyed')
    .where('destroyed_at', 'is', null)
    .orderBy('id')
    .execute();
}

/** Returns the ids that have a row. */
export async function listExistingIds(db: Db, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('document')
    .select('id')
    .where('id', 'in', [...ids])
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/**
 * Counts keys and files that should have been destroyed before this moment: due documents, abandoned uploads, and
 * preserved files after their end. Legal holds and records are excluded.
 */
export async function countOverdue(db: Db, before: Date, abandonedAfterMs: number): Promise<number> {
  const abandoned = new Date(before.getTime() - abandonedAfterMs);
  const { rows } = await sql<{ overdue: number }>`
    SELECT (
      (SELECT count(*) FROM document WHERE state = 'stored' AND keep_until < ${before} AND NOT legal_hold AND NOT is_record)
      + (SELECT count(*) FROM document WHERE verification_id IS NULL AND state <> 'destroyed' AND started_at < ${abandoned}
          AND keep_until IS NULL AND NOT legal_hold AND NOT is_record)
      + (SELECT count(*) FROM document WHERE state = 'destroyed' AND destroyed_at IS NULL
          AND coalesce(keep_until < ${before}, started_at < ${abandoned}))
      + (SELECT count(*) FROM preserved_file WHERE state = 'preserved' AND keep_until < ${before} AND NOT legal_hold)
      + (SELECT count(*) FROM preserved_file WHERE state = 'destroyed' AND destroyed_at IS NULL AND keep_until < ${before})
    )::int AS overdue`.execute(db);
  return rows[0]?.overdue ?? 0;
}
