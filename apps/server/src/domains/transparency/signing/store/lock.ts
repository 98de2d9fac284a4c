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
    return rows[0]?.held ? withHeldLock(connection, work) : null;
  });
}

/** The same, but waits while another process signs, as long as a statement may take. */
export async function waitForSignerLock<Result>(db: Db, work: (db: Db) => Promise<Result>): Promise<Result> {
  return db.connection().execute(async (connection) => {
    await sql`SELECT pg_advisory_lock(${LOCK})`.execute(connection);
    return withHeldLock(connection, work);
  });
}

async function withHeldLock<Result>(connection: Db, work: (db: Db) => Promise<Result>): Promise<Result> {
  try {
    return await work(connection);
  } finally {
    await sql`SELECT pg_advisory_unlock(${LOCK})`.execute(connection);
  }
}
