import type { Tx } from '../../../platform/db/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { newId } from '../../../platform/ids.ts';
import type { ApiPlatform } from '../../../platform/platform.ts';
import { findMember } from '../queries/members.ts';
import { startTotpFactor } from '../store/second-factors.ts';
import { newTotpSecret, encryptTotpSecret, totpUri } from '../totp.ts';

// A member has at most one app, so it needs no name of its own; pages show a translated one.
const NAME = 'TOTP';

/** Creates the secret of an authenticator app. It protects the account only after a code of the app was verified. */
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
