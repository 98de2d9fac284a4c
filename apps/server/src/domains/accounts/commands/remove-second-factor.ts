import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { emit } from '../../../platform/jobs/emit.ts';
import { findFactors, hasFactors } from '../queries/second-factors.ts';
import { lockFactors, removeBackupCodes, removeFactor } from '../store/second-factors.ts';

const changes = { totp: 'totp_off', passkey: 'passkey_removed' } as const;

/** Removes a factor. Backup codes replace a lost factor, so they are deleted with the last one. */
export async function removeSecondFactor(tx: Tx, { memberId, id }: { memberId: string; id: string }, clock: Clock): Promise<void> {
  await lockFactors(tx, memberId);
  const kind = await removeFactor(tx, memberId, id);
  if (!kind) throw new ApiError('resource.notFound');
  if (!hasFactors(await findFactors(tx, memberId))) await removeBackupCodes(tx, memberId);
  await emit(tx, clock, 'accounts.secondFactorChanged', { memberId, change: changes[kind] });
}
