import { accounts } from '@subrosa/contract/endpoints/accounts';
import { needsKdfUpgrade } from '@subrosa/crypto/account/upgrade-kdf';
import { silentClient } from '../../../shared/api/client.ts';
import { inVault } from '../../../shared/vault/vault.ts';
import type { SignedIn, UnlockingInput } from './unlocking.ts';

type KdfUpgradeInput = { session: SignedIn; unlocking: UnlockingInput; names: { email: string; username: string } };

/**
 * Replaces the verifier and envelope with ones of the current KDF version. The login does not wait for it, and the next login retries a
 * failure.
 */
export async function upgradeKdf({ session: { userId, keys }, unlocking, names }: KdfUpgradeInput): Promise<void> {
  const stored = keys.kdfVersion ?? 1;
  if (keys.kdfUpgrade !== true || !needsKdfUpgrade({ stored, inService: unlocking.inService })) return;
  try {
    const { salts } = await silentClient.call(accounts.getKdf, { body: { names: [names.email, names.username] } });
    const [email = '', username = ''] = salts;
    const source = {
      ...unlocking,
      memberId: userId,
      envelope: keys.envelope,
      stored,
      email: { salt: email },
      username: { salt: username },
    };
    // Fails for an envelope that cannot be decrypted: with a new verifier it could never be decrypted.
    const body = await inVault((vault) => vault.upgradeKdf(source));
    if (body) await silentClient.call(accounts.upgradeKdf, { body });
  } catch {
    // The old KDF version still works.
  }
}
