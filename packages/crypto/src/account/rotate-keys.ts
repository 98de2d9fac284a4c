import type { Bytes } from '../primitives/bytes.ts';
import { loadKeyPair } from '../primitives/key-pairs.ts';
import { type ReceivedSettings, readSettings, type Settings, settingsKeyOf } from '../conversation/settings.ts';
import { newestVersion } from './account-keys.ts';
import { readBundle } from './bundle.ts';
import { generateAccountKeys, type NewKeys } from './create-keys.ts';
import { signContinuity } from './public-record.ts';

interface OldKeys {
  memberId: string;
  masterKey: Bytes;
  bundle: string;
  settings: ReceivedSettings;
}

/** For a stolen device: new keys, earlier account keys for history, and a new record signed by the old identity. */
export async function rotateKeys(input: OldKeys): Promise<NewKeys> {
  const { memberId } = input;
  const old = await readBundle(input.masterKey, input.bundle, memberId);
  const made = await generateAccountKeys({
    memberId,
    sequence: old.sequence + 1,
    accountKeyVersion: newestVersion(old.accountKeys) + 1,
    olderAccountKeys: old.accountKeys,
    settings: await continuedSettings(input),
  });
  const { privateKey } = await loadKeyPair('signing', old.identity);
  const previous = { sequence: old.sequence, identityKey: old.identity.publicKey };
  return { ...made, record: { ...made.record, continuity: await signContinuity(privateKey, made.record, previous, memberId) } };
}

/** A browser with pins of its own adds them when it unlocks the new keys. */
async function continuedSettings({ memberId, masterKey, settings: received }: OldKeys): Promise<Settings> {
  const version = received.version + 1;
  const settings = await readSettings(await settingsKeyOf(masterKey), memberId, { received, atLeast: 0 });
  return typeof settings === 'string' ? { version, pins: {}, pinsLost: true } : { ...settings, version };
}
