import { type Bytes, randomBytes } from '../primitives/bytes.ts';
import { type EncryptedSettings, encryptSettings, NEW_SETTINGS, type Settings, settingsKeyOf } from '../conversation/settings.ts';
import { generateKeyPair, storeKeyPair } from '../primitives/key-pairs.ts';
import { type AccountKeys, loadAccountKeys } from './account-keys.ts';
import { type BundleContents, encryptBundle, type StoredAccountKey } from './bundle.ts';
import { MASTER_KEY_LENGTH } from './envelope.ts';
import { type PublicRecord, signPublicKeys } from './public-record.ts';

export interface NewKeys {
  /** For new envelopes; it leaves the worker only inside them. */
  masterKey: Bytes;
  keys: AccountKeys;
  /** For the server, encrypted. */
  bundle: string;
  /** For the server, encrypted. Without them in the same request, a new browser would believe that they were withheld. */
  settings: EncryptedSettings;
  /** Public. */
  record: PublicRecord;
}

export async function createAccountKeys({ memberId }: { memberId: string }): Promise<NewKeys> {
  return generateAccountKeys({ memberId, sequence: 0, accountKeyVersion: 1, olderAccountKeys: [], settings: NEW_SETTINGS });
}

/**
 * Last resort without a password envelope, recovery code or other device: earlier messages cannot be decrypted, and because
 * the old identity cannot sign, contacts must confirm the new one. The pins are lost with the old master key.
 */
export async function createReplacementKeys(input: {
  memberId: string;
  previous: Pick<PublicRecord, 'sequence' | 'accountKeyVersion'>;
  settingsVersion: number;
}): Promise<NewKeys> {
  const { memberId, previous } = input;
  return generateAccountKeys({
    memberId,
    sequence: previous.sequence + 1,
    accountKeyVersion: previous.accountKeyVersion + 1,
    olderAccountKeys: [],
    settings: { version: input.settingsVersion + 1, pins: {}, pinsLost: true },
  });
}

export async function generateAccountKeys(input: {
  memberId: string;
  sequence: number;
  accountKeyVersion: number;
  olderAccountKeys: readonly StoredAccountKey[];
  settings: Settings;
}): Promise<NewKeys> {
  const { memberId, sequence, accountKeyVersion } = input;
  const masterKey = randomBytes(MASTER_KEY_LENGTH);
  // Extractable only here, for encryption; the returned keys are loaded again as non-extractable.
  const identity = await storeKeyPair(await generateKeyPair('signing', { extractable: true }));
  const accountKey = await storeKeyPair(await generateKeyPair('receiving', { extractable: true }));
  const contents: BundleContents = {
    sequence,
    identity,
    accountKeys: [...input.olderAccountKeys, { version: accountKeyVersion, ...accountKey }],
  };
  const keys = await loadAccountKeys(contents);
  const published = { sequence, identityKey: identity.publicKey, accountKey: accountKey.publicKey, accountKeyVersion };
  return {
    masterKey,
    keys,
    bundle: await encryptBundle(masterKey, contents, memberId),
    settings: await encryptSettings(await settingsKeyOf(masterKey), memberId, input.settings),
    record: await signPublicKeys(keys.identity.privateKey, published, memberId),
  };
}
