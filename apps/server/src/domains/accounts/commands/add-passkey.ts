import type { Tx } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { newId } from '../../../platform/ids.ts';
import { emit } from '../../../platform/jobs/emit.ts';
import type { CallPlatform } from '../../../platform/platform.ts';
import { verifyRegistration } from '../passkeys.ts';
import { addPasskeyFactor, lockStep, removeStep } from '../store/second-factors.ts';
import { giveMissingBackupCodes } from './renew-backup-codes.ts';

interface NewPasskey {
  memberId: string;
  ticket: string;
  name: string;
  answer: string;
}

/** Keeps the passkey that the browser made for the ticket's challenge. */
export async function addPasskey(
  tx: Tx,
  { memberId, ticket, name, answer }: NewPasskey,
  { clock, config }: CallPlatform,
): Promise<{ backupCodes: string[] }> {
  const now = clock.now();
  const step = await lockStep(tx, ticket, 'add_passkey', now);
  if (step?.memberId !== memberId) throw new Refusal('auth.secondFactorExpired');
  const passkey = await verifyRegistration(config, answer, step.challenge);
  const added = passkey && (await addPasskeyFactor(tx, { id: newId(), memberId, name, addedAt: now, ...passkey }));
  if (!added) throw new Refusal('auth.secondFactorFailed');
  await removeStep(tx, ticket);
  await emit(tx, clock, 'accounts.secondFactorChanged', { memberId, change: 'passkey_added' });
  return { backupCodes: await giveMissingBackupCodes(tx, memberId, config.SEAL_SECRET) };
}
