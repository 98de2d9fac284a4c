import type { Tx } from '../../../platform/db/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { newId } from '../../../platform/ids.ts';
import type { CallPlatform } from '../../../platform/platform.ts';
import { findMember } from '../queries/members.ts';
import { startTotpFactor } from '../store/second-factors.ts';
import { newTotpSecret, encryptTotpSecret, totpUri } from '../totp.ts';

// A member has one, so it needs no name of its own; the pages say it in their language.
const NAME = 'TOTP';

/** A secret for an authenticator app. It protects nothing until a code of the app has come back. */
export async function startTotp(tx: Tx, memberId: string, { clock, config }: CallPlatform): Promise<{ uri: string; secret: string }> {
  const member = await findMember(tx, memberId);
  if (!member) throw new ApiError('page.missing');
  const secret = newTotpSecret();
  const encryptedSecret = encryptTotpSecret(config.SEAL_SECRET, memberId, secret);
  if (!(await startTotpFactor(tx, { id: newId(), memberId, name: NAME, encryptedSecret, addedAt: clock.now() }))) {
    throw new ApiError('accounts.secondFactorExists');
  }
  return { uri: totpUri(secret, member.username), secret };
}
