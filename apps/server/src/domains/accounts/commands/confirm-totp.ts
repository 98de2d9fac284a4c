import type { Tx } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { emit } from '../../../platform/jobs/emit.ts';
import type { CallPlatform } from '../../../platform/platform.ts';
import { findStartedTotp } from '../queries/second-factors.ts';
import { confirmTotpFactor, lockFactors } from '../store/second-factors.ts';
import { timeStepOf, unsealTotpSecret } from '../totp.ts';
import { giveMissingBackupCodes } from './renew-backup-codes.ts';

/** The app's first code: from now on it is asked for. The code itself is used up with this. */
export async function confirmTotp(
  tx: Tx,
  { memberId, code }: { memberId: string; code: string },
  { clock, config }: CallPlatform,
): Promise<{ backupCodes: string[] }> {
  await lockFactors(tx, memberId);
  const started = await findStartedTotp(tx, memberId);
  if (!started) throw new Refusal('auth.secondFactorFailed');
  const timeStep = timeStepOf(unsealTotpSecret(config.SEAL_SECRET, memberId, started.sealedSecret), code, clock.now());
  if (timeStep === null) throw new Refusal('auth.secondFactorFailed');
  await confirmTotpFactor(tx, started.id, timeStep, clock.now());
  await emit(tx, clock, 'accounts.secondFactorChanged', { memberId, change: 'totp_on' });
  return { backupCodes: await giveMissingBackupCodes(tx, memberId, config.SEAL_SECRET) };
}
