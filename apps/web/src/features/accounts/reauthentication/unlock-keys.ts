import { accounts } from '@subrosa/contract/endpoints/accounts';
import { decryptBundle } from '@subrosa/crypto/account/account-keys';
import { createReplacementKeys, type NewKeys } from '@subrosa/crypto/account/create-keys';
import { recoveryKek } from '@subrosa/crypto/account/recovery-code';
import { rotateKeys } from '@subrosa/crypto/account/rotate-keys';
import { unlock } from '@subrosa/crypto/account/sign-in';
import { client } from '../../../shared/api/client.ts';
import { storeKeys, type UnlockedKeys } from '../../../shared/session/keyring.ts';
import type { Proof } from './prove-password.ts';

/** Unlocks the keys with the typed password. Throws `KeysLocked` after a reset, `CannotUnlock` for a wrong password. */
export async function openKeysByPassword(proof: Proof): Promise<UnlockedKeys> {
  const masterKey = await proof.masterKey();
  const { bundle } = await client.call(accounts.getKeys);
  return storeUnlocked({ masterKey, keys: await decryptBundle(masterKey, bundle, proof.member.id) });
}

/** Unlocks the keys with the recovery code, without a password. Throws `InvalidRecoveryCode` or `CannotUnlock`. */
export async function openKeysByCode(memberId: string, code: string): Promise<UnlockedKeys> {
  const kek = await recoveryKek(code, memberId);
  const { bundle, envelopes } = await client.call(accounts.getKeys);
  return storeUnlocked(await unlock(kek, { memberId, kind: 'recovery', envelope: envelopes.recovery ?? '', bundle }));
}

function storeUnlocked(unlocked: UnlockedKeys): UnlockedKeys {
  storeKeys(unlocked);
  return unlocked;
}

/** Decrypts the keys with the recovery code and encrypts them with the new password. Throws `InvalidRecoveryCode` or `CannotUnlock`. */
export async function recoverKeys(proof: Proof, code: string): Promise<void> {
  const memberId = proof.member.id;
  const kek = await recoveryKek(code, memberId);
  const { bundle, envelopes } = await client.call(accounts.getKeys);
  const unlocked = await unlock(kek, { memberId, kind: 'recovery', envelope: envelopes.recovery ?? '', bundle });
  const { email, username } = await proof.credentialsWith(unlocked.masterKey);
  const body = { password: proof.password, envelopes: { email: email.envelope, username: username.envelope } };
  await client.call(accounts.saveEnvelopes, { body });
  storeKeys(unlocked);
}

/** Creates new keys without the old ones: earlier messages stay unreadable. */
export async function startWithNewKeys(proof: Proof): Promise<void> {
  const { records } = await client.call(accounts.getKeys);
  const previous = records.toSorted((one, other) => other.sequence - one.sequence)[0];
  if (!previous) throw new Error('a member has no keys');
  await replaceKeys(proof, await createReplacementKeys({ memberId: proof.member.id, previous }));
}

/** After a theft: creates new keys that the old ones sign. Earlier messages stay readable; the recovery code becomes invalid. */
export async function renewKeys(proof: Proof): Promise<void> {
  const { bundle } = await client.call(accounts.getKeys);
  await replaceKeys(proof, await rotateKeys({ memberId: proof.member.id, masterKey: await proof.masterKey(), bundle }));
}

async function replaceKeys(proof: Proof, { masterKey, keys, record, bundle }: NewKeys): Promise<void> {
  const { email, username } = await proof.credentialsWith(masterKey);
  const envelopes = { email: email.envelope, username: username.envelope };
  await client.call(accounts.replaceKeys, { body: { password: proof.password, keys: { ...record, bundle }, envelopes } });
  storeKeys({ masterKey, keys });
}
