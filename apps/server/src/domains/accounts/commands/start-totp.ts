import type { Tx } from '../../../platform/db/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { newId } from '../../../platform/ids.ts';
import type { ApiPlatform } from '../../../platform/platform.ts';
import { findMember } from '../queries/members.ts';
import { startTotpFactor } from '../store/second-factors.ts';
import { newTotpSecret, encryptTotpSecret, totpUri } from '../totp.ts';

// A member has one, so it needs no name of its own; the pages say it in their language.
const NAME = 'TOTP';

/** A secret for an authenticator app. It protects nothing until a code of the app has come back. */
export async function startTotp(tx: Tx, memberId: string, { clock, config }: ApiPlatform): Promise<{ uri: string; secret: string }> {
  const member = await findMember(tx, memberId);
  if (!member) throw new ApiError('resource.notFound');
  const secret = newTotpSecret();
  const encryptedSecret = encryptTotpSecret(config.DATA_ENCRYPTION_SECRET, memberId, secret);
  if (!(await startTotpFactor(tx, { id: newId(), memberId, name: NAME, encryptedSecret, addedAt: clock.now() }))) {
    throw new ApiError('accounts.secondFactorExists');
  }
  return { uri: totpUri(secret, member.username), secret };
}
