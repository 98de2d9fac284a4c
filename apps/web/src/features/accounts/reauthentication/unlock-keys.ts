import { accounts } from '@subrosa/contract/endpoints/accounts';
import { conversations } from '@subrosa/contract/endpoints/conversations';
import type { ReplacementKeys } from '@subrosa/vault/password-protocol';
import { client } from '../../../shared/api/client.ts';
import { holdKeys } from '../../../shared/session/keyring.ts';
import { inVault } from '../../../shared/vault/vault.ts';
import { type Proof, readLockedKeys, readStoredDerivations } from './prove-password.ts';

/** Unlocks the keys with the typed password. Throws `KeysLocked` after a reset, `UnlockError` for a wrong password. */
export async function openKeysByPassword(proof: Proof): Promise<string> {
  const { entered, bundle } = await readLockedKeys(proof);
  const { keysId } = await inVault((vault) => vault.unlockKeys({ ...entered, bundle }));
  holdKeys(keysId);
  return keysId;
}

/** Unlocks the keys with the recovery code, without a password. Throws `InvalidRecoveryCode` or `UnlockError`. */
export async function openKeysByCode(memberId: string, code: string): Promise<string> {
  const { bundle, envelopes } = await client.call(accounts.getKeys);
  const envelope = envelopes.recovery ?? '';
  const { keysId } = await inVault((vault) => vault.unlockKeysByCode({ memberId, code, envelope, bundle }));
  holdKeys(keysId);
  return keysId;
}

/** Decrypts the keys with the recovery code and encrypts them with the new password. Throws `InvalidRecoveryCode` or `UnlockError`. */
export async function recoverKeys(proof: Proof, code: string): Promise<void> {
  const stored = await readStoredDerivations(proof);
  const { bundle, envelopes: old } = await client.call(accounts.getKeys);
  const { member, passwordId } = proof;
  const input = { memberId: member.id, passwordId, code, envelope: old.recovery ?? '', bundle, stored };
  const { envelopes, keysId } = await inVault((vault) => vault.recoverKeys(input));
  await client.call(accounts.saveEnvelopes, { body: { password: proof.password, envelopes } });
  holdKeys(keysId);
}

/** Creates new keys without the old ones: earlier messages stay unreadable. */
export async function startWithNewKeys(proof: Proof): Promise<void> {
  const stored = await readStoredDerivations(proof);
  const { records } = await client.call(accounts.getKeys);
  const { version: settingsVersion } = await client.call(conversations.getPins);
  const input = { memberId: proof.member.id, passwordId: proof.passwordId, records, settingsVersion, stored };
  await replaceKeys(proof, await inVault((vault) => vault.createReplacementKeys(input)));
}

/** After a theft: creates new keys that the old ones sign. Earlier messages stay readable; the recovery code becomes invalid. */
export async function renewKeys(proof: Proof): Promise<void> {
  const stored = await readStoredDerivations(proof);
  const { entered, bundle } = await readLockedKeys(proof);
  const { records } = await client.call(accounts.getKeys);
  const settings = await client.call(conversations.getPins);
  await replaceKeys(proof, await inVault((vault) => vault.rotateKeys({ ...entered, bundle, records, settings, stored })));
}

async function replaceKeys({ password }: Proof, { keys, envelopes, keysId }: ReplacementKeys): Promise<void> {
  await client.call(accounts.replaceKeys, { body: { password, keys, envelopes } });
  holdKeys(keysId);
}
