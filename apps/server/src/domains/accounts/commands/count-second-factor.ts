import { afterFailure, isLocked, noAttempts, type Attempts } from '@subrosa/rules/accounts/lock';
import type { Tx } from '../../../platform/db/database.ts';
import type { CallPlatform } from '../../../platform/platform.ts';
import { secondFactorKey } from '../credentials.ts';
import { findAttempts } from '../queries/members.ts';
import { forgetAttempts, saveAttempts } from '../store/attempts.ts';

async function attemptsOf(tx: Tx, key: Buffer): Promise<Attempts> {
  const row = await findAttempts(tx, key);
  return row ? { failures: row.failures, lockedUntil: row.locked_until } : noAttempts;
}

/** Whoever has the password could ask for ticket after ticket: wrong proofs are counted over all of them. */
export async function isSecondFactorLocked(tx: Tx, memberId: string, { clock, config }: CallPlatform): Promise<boolean> {
  return isLocked(await attemptsOf(tx, secondFactorKey(config.CREDENTIAL_SECRET, memberId)), clock.now());
}

export async function countWrongSecondFactor(tx: Tx, memberId: string, { clock, config }: CallPlatform): Promise<void> {
  const key = secondFactorKey(config.CREDENTIAL_SECRET, memberId);
  await saveAttempts(tx, key, afterFailure(await attemptsOf(tx, key), clock.now()), clock.now());
}

export async function forgetWrongSecondFactors(tx: Tx, memberId: string, { config }: CallPlatform): Promise<void> {
  await forgetAttempts(tx, [secondFactorKey(config.CREDENTIAL_SECRET, memberId)]);
}
