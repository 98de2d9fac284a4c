import type { Bytes } from '../primitives/bytes.ts';
import { loadKeyPair } from '../primitives/key-pairs.ts';
import { NEW_SETTINGS, type ReceivedSettings, readSettings, type Settings, settingsKeyOf } from '../conversation/settings.ts';
import { chainHeads } from './record-chain.ts';
import { newestVersion } from './account-keys.ts';
import { type BundleContents, readBundle } from './bundle.ts';
import { generateAccountKeys, type NewKeys } from './create-keys.ts';
import { RecordsError } from './errors.ts';
import { type PublicRecord, signContinuity } from './public-record.ts';

interface OldKeys {
  memberId: string;
  masterKey: Bytes;
  bundle: string;
  settings: ReceivedSettings;
  /** All records as the server returns them: the new one signs their head. */
  records: readonly PublicRecord[];
}

/** For a stolen device: new keys, earlier account keys for history, and a new record signed by the old identity. */
export async function rotateKeys(input: OldKeys): Promise<NewKeys> {
  const { memberId } = input;
  const old = await readBundle(input.masterKey, input.bundle, memberId);
  const settings = await continuedSettings(input);
  const made = await generateAccountKeys({
    memberId,
    sequence: old.sequence + 1,
    accountKeyVersion: newestVersion(old.accountKeys) + 1,
    previousHead: await headOf(input, old, settings),
    olderAccountKeys: old.accountKeys,
    label: old,
    settings,
  });
  const { privateKey } = await loadKeyPair('signing', old.identity);
  const previous = { sequence: old.sequence, identityKey: old.identity.publicKey };
  return { ...made, record: { ...made.record, continuity: await signContinuity(privateKey, made.record, previous, memberId) } };
}

/** A browser with pins of its own adds them when it unlocks the new keys. */
async function continuedSettings({ memberId, masterKey, settings: received }: OldKeys): Promise<Settings> {
  const version = received.version + 1;
  const settings = await readSettings(await settingsKeyOf(masterKey), memberId, { received, atLeast: 0 });
  return typeof settings === 'string' ? { ...NEW_SETTINGS, version, pinsLost: true } : { ...settings, version };
}

/** The records must end with the old identity, and be the ones that the member's own pin fixes. */
async function headOf({ memberId, records }: OldKeys, { sequence, identity }: BundleContents, { pins }: Settings): Promise<string> {
  const heads = await chainHeads(records);
  const head = heads.at(-1);
  const pin = pins[memberId];
  const isOwn = records.length === sequence + 1 && records.at(-1)?.identityKey === identity.publicKey;
  if (head === undefined || !isOwn || (pin && heads[pin.sequence] !== pin.head)) throw new RecordsError();
  return head;
}
