import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/database.ts';

const LOCK = 731_101;

/**
 * Runs `work` on one connection that holds the signer's lock, so that a process that loses the lock also loses its
 * transaction. Returns null while another process signs.
 */
export async function withSignerLock<Result>(db: Db, work: (db: Db) => Promise<Result>): Promise<Result | null> {
  return db.connection().execute(async (connection) => {
    const { rows } = await sql<{ held: boolean }>`SELECT pg_try_advisory_lock(${LOCK}) AS held`.execute(connection);
    if (!rows[0]?.held) return null;
    try {
      return await work(connection);
    } finally {
      await sql`SELECT pg_advisory_unlock(${LOCK})`.execute(connection);
    }
  });
}
