import { accounts } from '@subrosa/contract/endpoints/accounts';
import { unlock } from '@subrosa/crypto/account/sign-in';
import { quietClient } from '../../../shared/api/client.ts';
import { autoLogout } from '../../../shared/session/auto-logout.ts';
import { sessionAccountOf } from '../../../shared/session/own-account.ts';
import { useSession } from '../../../shared/session/session.ts';
import { holdTokens } from '../../../shared/session/tokens.ts';
import { upgradeKdf } from './upgrade-kdf.ts';
import type { SignedIn, Unlocking } from './unlocking.ts';
import { keepKeys } from '../../../shared/session/keyring.ts';

/** The end of every way in; where to go from here is the guards' to say. */
export async function enter(session: SignedIn, unlocking: Unlocking): Promise<void> {
  holdTokens(session);
  try {
    const account = await quietClient.call(accounts.readAccount);
    await unlockKeys(session, unlocking);
    useSession.getState().begin(sessionAccountOf(account));
    void upgradeKdf({ session, unlocking, names: account });
  } catch (error) {
    // Nobody is in yet: the device must not stay behind as one of two.
    await autoLogout();
    throw error;
  }
}

/** Keys that stay closed keep nobody out: messages ask for them again. */
async function unlockKeys(
  { userId, keys: { bundle, envelope, stretching: kdfVersion = 1 } }: SignedIn,
  { kekOf, kind }: Unlocking,
): Promise<void> {
  const kek = kekOf(kdfVersion);
  if (envelope === null || kek === null) return;
  await unlock(kek, { memberId: userId, kind, envelope, bundle }).then(keepKeys, () => undefined);
}
