import type { Tx } from '../../../platform/db/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { newId } from '../../../platform/ids.ts';
import { emit } from '../../../platform/jobs/emit.ts';
import type { ApiPlatform } from '../../../platform/platform.ts';
import { verifyRegistration } from '../passkeys.ts';
import { hasRole } from '../queries/second-factors.ts';
import { addPasskeyFactor, lockStep, removeStartedTotp, removeSteps } from '../store/second-factors.ts';
import { issueMissingBackupCodes } from './renew-backup-codes.ts';

interface NewPasskey {
  memberId: string;
  ticket: string;
  name: string;
  answer: string;
}

/** Stores the passkey that the browser created for the ticket's challenge. */
export async function addPasskey(
  tx: Tx,
  { memberId, ticket, name, answer }: NewPasskey,
  { clock, config }: ApiPlatform,
): Promise<{ backupCodes: string[] }> {
  const now = clock.now();
  const step = await lockStep(tx, ticket, 'add_passkey', now);
  if (step?.memberId !== memberId) throw new ApiError('auth.secondFactorExpired');
  const passkey = await verifyRegistration(config, answer, step.challenge);
  // A staff member's passkey must verify its user. It opens the console only if the step was proved by a passkey that already does.
  if (!passkey || ((await hasRole(tx, memberId)) && !passkey.verifiesUser)) throw new ApiError('auth.secondFactorFailed');
  const opensConsole = step.byConsolePasskey && passkey.verifiesUser;
  const added = await addPasskeyFactor(tx, { id: newId(), memberId, name, addedAt: now, ...passkey, opensConsole });
  if (!added) throw new ApiError('auth.secondFactorFailed');
  // Steps that were started before this factor protected the account must not add another factor without a proof of this one.
  await removeSteps(tx, memberId);
  await removeStartedTotp(tx, memberId);
  await emit(tx, clock, 'accounts.secondFactorChanged', { memberId, change: 'passkey_added' });
  return { backupCodes: await issueMissingBackupCodes(tx, memberId, config.DATA_ENCRYPTION_SECRET) };
}
