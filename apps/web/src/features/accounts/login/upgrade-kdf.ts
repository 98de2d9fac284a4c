import { accounts } from '@subrosa/contract/endpoints/accounts';
import { needsKdfUpgrade, prepareKdfUpgrade } from '@subrosa/crypto/account/upgrade-kdf';
import { silentClient } from '../../../shared/api/client.ts';
import { useKeyring } from '../../../shared/session/keyring.ts';
import { derive } from '../derive.ts';
import type { SignedIn, UnlockingInput } from './unlocking.ts';

type KdfUpgradeInput = { session: SignedIn; unlocking: UnlockingInput; names: { email: string; username: string } };

/**
 * Replaces the verifier and envelope with ones of the current KDF version. The login does not wait for it, and the next login retries a
 * failure.
 */
export async function upgradeKdf({ session: { userId, keys }, unlocking, names }: KdfUpgradeInput): Promise<void> {
  const stored = keys.kdfVersion ?? 1;
  if (keys.kdfUpgrade !== true || !needsKdfUpgrade({ stored, inService: unlocking.inService })) return;
  const masterKey = useKeyring.getState().unlocked?.masterKey ?? null;
  // An envelope that could not be decrypted cannot be encrypted again; with a new verifier it could never be decrypted.
  if (masterKey === null && keys.envelope !== null) return;
  try {
    const { salts } = await silentClient.call(accounts.getKdf, { body: { names: [names.email, names.username] } });
    const [email = '', username = ''] = salts;
    const source = { memberId: userId, masterKey, stored, derive, ...unlocking };
    const body = await prepareKdfUpgrade(source, { email: { salt: email }, username: { salt: username } });
    if (body) await silentClient.call(accounts.upgradeKdf, { body });
  } catch {
    // The old KDF version still works.
  }
}
