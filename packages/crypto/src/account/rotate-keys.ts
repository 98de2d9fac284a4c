import type { Bytes } from '../primitives/bytes.ts';
import { loadKeyPair } from '../primitives/key-pairs.ts';
import { newestVersion } from './account-keys.ts';
import { readBundle } from './bundle.ts';
import { generateAccountKeys, type NewKeys } from './create-keys.ts';
import { signContinuity } from './public-record.ts';

/** For a stolen device: new keys, earlier account keys for history, and a new record signed by the old identity. */
export async function rotateKeys(input: { memberId: string; masterKey: Bytes; bundle: string }): Promise<NewKeys> {
  const { memberId } = input;
  const old = await readBundle(input.masterKey, input.bundle, memberId);
  const made = await generateAccountKeys({
    memberId,
    sequence: old.sequence + 1,
    accountKeyVersion: newestVersion(old.accountKeys) + 1,
    olderAccountKeys: old.accountKeys,
  });
  const { privateKey } = await loadKeyPair('signing', old.identity);
  const previous = { sequence: old.sequence, identityKey: old.identity.publicKey };
  return { ...made, record: { ...made.record, continuity: await signContinuity(privateKey, made.record, previous, memberId) } };
}
