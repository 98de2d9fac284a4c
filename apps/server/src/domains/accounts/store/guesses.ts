import type { GuessOrigin } from '@subrosa/rules/accounts/limits';
import type { Guesses } from '@subrosa/rules/accounts/lock';
import type { Tx } from '../../../platform/db/database.ts';

/** Serialises guesses about one member: concurrent guesses would be counted as one. */
export async function lockGuesses(tx: Tx, memberId: string, origin: GuessOrigin): Promise<Guesses | null> {
  await tx.selectFrom('member').select('id').where('id', '=', memberId).forUpdate().executeTakeFirst();
  // A separate SQL statement, so that it reads what the awaited transaction has counted.
  return findGuesses(tx, memberId, origin);
}

export async function findGuesses(tx: Tx, memberId: string, origin: GuessOrigin): Promise<Guesses | null> {
  const row = await tx
    .selectFrom('guess_counter')
    .select(['wrong_guesses', 'last_guess_at', 'locked_until'])
    .where('member_id', '=', memberId)
    .where('origin', '=', origin)
    .executeTakeFirst();
  return row ? { wrong: row.wrong_guesses, lastAt: row.last_guess_at, lockedUntil: row.locked_until } : null;
}

export async function saveGuesses(tx: Tx, memberId: string, origin: GuessOrigin, { wrong, lastAt, lockedUntil }: Guesses): Promise<void> {
  const values = { wrong_guesses: wrong, last_guess_at: lastAt, locked_until: lockedUntil };
  await tx
    .insertInto('guess_counter')
    .values({ member_id: memberId, origin, ...values })
    .onConflict((conflict) => conflict.columns(['member_id', 'origin']).doUpdateSet(values))
    .execute();
}
