import { accounts } from '@subrosa/contract/endpoints/accounts';
import { unlock } from '@subrosa/crypto/account/sign-in';
import { silentClient } from '../../../shared/api/client.ts';
import { autoLogout } from '../../../shared/session/auto-logout.ts';
import { sessionAccountOf } from '../../../shared/session/own-account.ts';
import { useSession } from '../../../shared/session/session.ts';
import { setTokens } from '../../../shared/session/tokens.ts';
import { upgradeKdf } from './upgrade-kdf.ts';
import type { SignedIn, UnlockingInput } from './unlocking.ts';
import { storeKeys } from '../../../shared/session/keyring.ts';

/** The last step of every login; the guards decide which page follows. */
export async function completeLogin(session: SignedIn, unlocking: UnlockingInput): Promise<void> {
  setTokens(session);
  try {
    const account = await silentClient.call(accounts.getAccount);
    await unlockKeys(session, unlocking);
    useSession.getState().start(sessionAccountOf(account));
    void upgradeKdf({ session, unlocking, names: account });
  } catch (error) {
    // The login failed, so the device must not remain in the list of devices.
    await autoLogout();
    throw error;
  }
}

/** A login succeeds even if the keys stay locked: messages ask for them again. */
async function unlockKeys(
  { userId, keys: { bundle, envelope, kdfVersion = 1 } }: SignedIn,
  { kekOf, kind }: UnlockingInput,
): Promise<void> {
  const kek = kekOf(kdfVersion);
  if (envelope === null || kek === null) return;
  await unlock(kek, { memberId: userId, kind, envelope, bundle }).then(storeKeys, () => undefined);
}
