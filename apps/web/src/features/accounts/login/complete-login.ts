import { accounts } from '@subrosa/contract/endpoints/accounts';
import { silentClient } from '../../../shared/api/client.ts';
import { autoLogout } from '../../../shared/session/auto-logout.ts';
import { holdKeys } from '../../../shared/session/keyring.ts';
import { sessionAccountOf } from '../../../shared/session/own-account.ts';
import { useSession } from '../../../shared/session/session.ts';
import { setTokens } from '../../../shared/session/tokens.ts';
import { inVault } from '../../../shared/vault/vault.ts';
import { clearPassword } from '../entered-password.ts';
import { upgradeKdf } from './upgrade-kdf.ts';
import type { SignedIn, UnlockingInput } from './unlocking.ts';

/** The last step of every login; the guards decide which page follows. */
export async function completeLogin(session: SignedIn, unlocking: UnlockingInput): Promise<void> {
  setTokens(session);
  try {
    const account = await silentClient.call(accounts.getAccount);
    await unlockKeys(session, unlocking);
    useSession.getState().start(sessionAccountOf(account));
    void upgradeKdf({ session, unlocking, names: account }).then(() => clearPassword(unlocking.passwordId));
  } catch (error) {
    await clearPassword(unlocking.passwordId);
    // The login failed, so the device must not remain in the list of devices.
    await autoLogout();
    throw error;
  }
}

/** A login succeeds even if the keys stay locked: messages ask for them again. */
async function unlockKeys({ userId, keys }: SignedIn, { passwordId, kind }: UnlockingInput): Promise<void> {
  const { bundle, envelope, kdfVersion = 1 } = keys;
  if (envelope === null) return;
  const input = { memberId: userId, passwordId, kind, envelope, bundle, kdfVersion };
  await inVault((vault) => vault.unlockKeys(input)).then(
    ({ keysId }) => holdKeys(keysId),
    () => undefined,
  );
}
