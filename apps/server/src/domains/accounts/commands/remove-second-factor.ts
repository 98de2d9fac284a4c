import type { Tx } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { emit } from '../../../platform/jobs/emit.ts';
import type { CallPlatform } from '../../../platform/platform.ts';
import { findFactors, hasFactors } from '../queries/second-factors.ts';
import { lockFactors, removeBackupCodes, removeFactor } from '../store/second-factors.ts';
import { checkPassword } from './check-password.ts';

const changes = { totp: 'totp_off', passkey: 'passkey_removed' } as const;

/** Backup codes stand in for a factor: with the last one they go. */
export async function removeSecondFactor(
  tx: Tx,
  { memberId, id, password }: { memberId: string; id: string; password: string },
  { clock, config }: CallPlatform,
): Promise<void> {
  await checkPassword(tx, memberId, password, config.CREDENTIAL_SECRET);
  await lockFactors(tx, memberId);
  const kind = await removeFactor(tx, memberId, id);
  if (!kind) throw new Refusal('page.missing');
  if (!hasFactors(await findFactors(tx, memberId))) await removeBackupCodes(tx, memberId);
  await emit(tx, clock, 'accounts.secondFactorChanged', { memberId, change: changes[kind] });
}
