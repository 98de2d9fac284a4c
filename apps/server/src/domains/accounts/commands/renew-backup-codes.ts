import type { Tx } from '../../../platform/db/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { emit } from '../../../platform/jobs/emit.ts';
import type { ApiPlatform } from '../../../platform/platform.ts';
import { backupCodeHash, newBackupCodes } from '../backup-codes.ts';
import { countBackupCodes, findFactors, hasFactors } from '../queries/second-factors.ts';
import { lockFactors, replaceBackupCodes } from '../store/second-factors.ts';

/** Issues new codes and voids the old ones. */
export async function renewBackupCodes(tx: Tx, memberId: string, { clock, config }: ApiPlatform): Promise<{ backupCodes: string[] }> {
  await lockFactors(tx, memberId);
  if (!hasFactors(await findFactors(tx, memberId))) throw new ApiError('resource.notFound');
  const backupCodes = await issueBackupCodes(tx, memberId, config.DATA_ENCRYPTION_SECRET);
  await emit(tx, clock, 'accounts.secondFactorChanged', { memberId, change: 'codes_renewed' });
  return { backupCodes };
}

/** Issues codes with the first factor, or when all codes are used up. Otherwise returns none. */
export async function issueMissingBackupCodes(tx: Tx, memberId: string, secret: string): Promise<string[]> {
  return (await countBackupCodes(tx, memberId)) > 0 ? [] : issueBackupCodes(tx, memberId, secret);
}

/** Only hashes are stored: the codes can be shown only once. */
async function issueBackupCodes(tx: Tx, memberId: string, secret: string): Promise<string[]> {
  const codes = newBackupCodes();
  await replaceBackupCodes(
    tx,
    memberId,
    codes.map((code) => backupCodeHash(secret, memberId, code)),
  );
  return codes;
}
