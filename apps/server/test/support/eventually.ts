import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '../../src/platform/db/database.ts';

/** Polls until there is a value; for results of other processes. */
export async function eventually<Value>(
  poll: () => Promise<Value | undefined | false | null>,
  withinMs: number,
  what: string,
): Promise<Value> {
  const end = Date.now() + withinMs;
  for (;;) {
    const value = await poll();
    if (value) return value;
    if (Date.now() > end) throw new Error(`not within ${withinMs} ms: ${what}`);
    await sleep(50);
  }
}

/** Returns how many transactions of this database wait for a lock. */
export async function countWaiting(db: Db): Promise<number> {
  const { rows } = await sql`
    SELECT FROM pg_locks JOIN pg_stat_activity USING (pid) WHERE datname = current_database() AND NOT granted`.execute(db);
  return rows.length;
}
