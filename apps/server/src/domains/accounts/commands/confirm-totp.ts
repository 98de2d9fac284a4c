import { tokenLifetimes } from '@subrosa/rules/accounts/limits';
import type { Tx } from '../../../platform/db/database.ts';
import { CommittedApiError } from '../../../platform/http/endpoint.ts';
import { emit } from '../../../platform/jobs/emit.ts';
import type { ApiPlatform } from '../../../platform/platform.ts';
import { findStartedTotp } from '../queries/second-factors.ts';
import { confirmTotpFactor, lockFactors, removeSteps } from '../store/second-factors.ts';
import { timeStepOf, decryptTotpSecret } from '../totp.ts';
import { checkGuess } from './check-guess.ts';
import { issueMissingBackupCodes } from './renew-backup-codes.ts';

/** Confirms the app by its first code, which cannot be used again. From then on sign-ins require a code. */
export async function confirmTotp(
  tx: Tx,
  { memberId, code }: { memberId: string; code: string },
  platform: ApiPlatform,
): Promise<{ backupCodes: string[] } | CommittedApiError> {
  const { clock, config } = platform;
  const now = clock.now();
  await lockFactors(tx, memberId);
  const started = await findStartedTotp(tx, memberId, new Date(now.getTime() - tokenLifetimes.startedTotpMs));
  const timeStep = started && timeStepOf(decryptTotpSecret(config.DATA_ENCRYPTION_SECRET, memberId, started.encryptedSecret), code, now);
  const wrong = new CommittedApiError('auth.secondFactorFailed');
  const error = await checkGuess(tx, { memberId, origin: 'known', isRight: async () => timeStep !== null, wrong }, platform);
  if (error || !started || timeStep === null) return error ?? wrong;
  await confirmTotpFactor(tx, started.id, timeStep, now);
  // Steps that were started before this factor protected the account must not add another factor without a proof of this one.
  await removeSteps(tx, memberId);
  await emit(tx, clock, 'accounts.secondFactorChanged', { memberId, change: 'totp_on' });
  return { backupCodes: await issueMissingBackupCodes(tx, memberId, config.DATA_ENCRYPTION_SECRET) };
}
