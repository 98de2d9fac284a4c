import type { Attempts } from '@subrosa/rules/accounts/lock';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';

/** Serialises guesses for one name: concurrent guesses would be counted as one. */
export async function lockAttempts(tx: Tx, key: Buffer): Promise<Attempts | null> {
  const { rows } = await sql<{ failures: number; locked_until: Date | null }>`
    SELECT * FROM lock_login_attempts(${key.readBigInt64BE(0).toString()}::bigint, ${key})`.execute(tx);
  return rows[0] ? { failures: rows[0].failures, lockedUntil: rows[0].locked_until } : null;
}

export async function saveAttempts(tx: Tx, key: Buffer, { failures, lockedUntil }: Attempts, at: Date): Promise<void> {
  const values = { failures, locked_until: lockedUntil, last_attempt_at: at };
  await tx
    .insertInto('login_attempt')
    .values({ key, ...values })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(values))
    .execute();
}

export async function deleteAttempts(tx: Tx, keys: readonly Buffer[]): Promise<void> {
  await tx.deleteFrom('login_attempt').where('key', 'in', keys).execute();
}
