import type { Tx } from '../../../platform/db/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { emit } from '../../../platform/jobs/emit.ts';
import type { ApiPlatform } from '../../../platform/platform.ts';
import { backupCodeHash, newBackupCodes } from '../backup-codes.ts';
import { countBackupCodes, findFactors, hasFactors } from '../queries/second-factors.ts';
import { lockFactors, replaceBackupCodes } from '../store/second-factors.ts';

/** New codes; the old ones are void. */
export async function renewBackupCodes(tx: Tx, memberId: string, { clock, config }: ApiPlatform): Promise<{ backupCodes: string[] }> {
  await lockFactors(tx, memberId);
  if (!hasFactors(await findFactors(tx, memberId))) throw new ApiError('resource.notFound');
  const backupCodes = await issueBackupCodes(tx, memberId, config.DATA_ENCRYPTION_SECRET);
  await emit(tx, clock, 'accounts.secondFactorChanged', { memberId, change: 'codes_renewed' });
  return { backupCodes };
}

/** With the first factor, or where every code is used up; otherwise none. */
export async function issueMissingBackupCodes(tx: Tx, memberId: string, secret: string): Promise<string[]> {
  return (await countBackupCodes(tx, memberId)) > 0 ? [] : issueBackupCodes(tx, memberId, secret);
}

/** This is the only time that they can be read. */
async function issueBackupCodes(tx: Tx, memberId: string, secret: string): Promise<string[]> {
  const codes = newBackupCodes();
  await replaceBackupCodes(
    tx,
    memberId,
    codes.map((code) => backupCodeHash(secret, memberId, code)),
  );
  return codes;
}
