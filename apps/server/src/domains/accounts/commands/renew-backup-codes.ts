import type { Tx } from '../../../platform/db/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { emit } from '../../../platform/jobs/emit.ts';
import type { CallPlatform } from '../../../platform/platform.ts';
import { backupCodeHash, newBackupCodes } from '../backup-codes.ts';
import { countBackupCodes, findFactors, hasFactors } from '../queries/second-factors.ts';
import { lockFactors, replaceBackupCodes } from '../store/second-factors.ts';

/** New codes; the old ones are void. */
export async function renewBackupCodes(tx: Tx, memberId: string, { clock, config }: CallPlatform): Promise<{ backupCodes: string[] }> {
  await lockFactors(tx, memberId);
  if (!hasFactors(await findFactors(tx, memberId))) throw new ApiError('page.missing');
  const backupCodes = await giveBackupCodes(tx, memberId, config.SEAL_SECRET);
  await emit(tx, clock, 'accounts.secondFactorChanged', { memberId, change: 'codes_renewed' });
  return { backupCodes };
}

/** With the first factor, or where every code is used up; otherwise none. */
export async function giveMissingBackupCodes(tx: Tx, memberId: string, secret: string): Promise<string[]> {
  return (await countBackupCodes(tx, memberId)) > 0 ? [] : giveBackupCodes(tx, memberId, secret);
}

/** This is the only time that they can be read. */
async function giveBackupCodes(tx: Tx, memberId: string, secret: string): Promise<string[]> {
  const codes = newBackupCodes();
  await replaceBackupCodes(
    tx,
    memberId,
    codes.map((code) => backupCodeHash(secret, memberId, code)),
  );
  return codes;
}
