import { toBase64url } from '../primitives/base64url.ts';
import { type Bytes, randomBytes } from '../primitives/bytes.ts';
import { encryptSettings, type LabeledSettings, NEW_SETTINGS, type Settings, settingsKeyOf } from '../conversation/settings.ts';
import { dayOf } from '../primitives/day.ts';
import { generateKeyPair, storeKeyPair } from '../primitives/key-pairs.ts';
import { type AccountKeys, loadAccountKeys, settingsLabelOf } from './account-keys.ts';
import { type BundleContents, encryptBundle, type StoredAccountKey } from './bundle.ts';
import { chainHeads } from './record-chain.ts';
import { MASTER_KEY_LENGTH } from './envelope.ts';
import { type PublicRecord, signPublicKeys } from './public-record.ts';

export interface NewKeys {
  /** For new envelopes; it leaves the worker only inside them. */
  masterKey: Bytes;
  keys: AccountKeys;
  /** For the server, encrypted. */
  bundle: string;
  /** For the server, encrypted. Without them in the same request, a new browser would believe that they were withheld. */
  settings: LabeledSettings;
  /** Public. */
  record: PublicRecord;
}

export async function createAccountKeys({ memberId }: { memberId: string }): Promise<NewKeys> {
  return generateAccountKeys({
    memberId,
    sequence: 0,
    accountKeyVersion: 1,
    previousHead: null,
    olderAccountKeys: [],
    settings: NEW_SETTINGS,
  });
}

/**
 * Last resort without a password envelope, recovery code or other device: earlier messages cannot be decrypted, and because
 * the old identity cannot sign, contacts must confirm the new one. The pins are lost with the old master key.
 */
export async function createReplacementKeys(input: {
  memberId: string;
  /** All records as the server returns them; the new one signs their head, so that nobody can exchange them afterwards. */
  records: readonly PublicRecord[];
  settingsVersion: number;
}): Promise<NewKeys> {
  const { memberId, records } = input;
  const last = records.at(-1);
  return generateAccountKeys({
    memberId,
    sequence: last ? last.sequence + 1 : 0,
    accountKeyVersion: last ? last.accountKeyVersion + 1 : 1,
    previousHead: (await chainHeads(records)).at(-1) ?? null,
    olderAccountKeys: [],
    settings: { ...NEW_SETTINGS, version: input.settingsVersion + 1, pinsLost: true },
  });
}

const LABEL_SECRET_LENGTH = 32;

export async function generateAccountKeys(input: {
  memberId: string;
  sequence: number;
  accountKeyVersion: number;
  previousHead: string | null;
  olderAccountKeys: readonly StoredAccountKey[];
  /** Of the same settings under an earlier master key; another one without it. */
  label?: Pick<BundleContents, 'labelSecret' | 'labelCreatedOn'>;
  settings: Settings;
}): Promise<NewKeys> {
  const { memberId, sequence, accountKeyVersion, previousHead } = input;
  const labelSecret = input.label?.labelSecret ?? toBase64url(randomBytes(LABEL_SECRET_LENGTH));
  const labelCreatedOn = input.label?.labelSecret === undefined ? dayOf(new Date()) : input.label.labelCreatedOn;
  const masterKey = randomBytes(MASTER_KEY_LENGTH);
  // Extractable only here, for encryption; the returned keys are loaded again as non-extractable.
  const identity = await storeKeyPair(await generateKeyPair('signing', { extractable: true }));
  const accountKey = await storeKeyPair(await generateKeyPair('receiving', { extractable: true }));
  const contents: BundleContents = {
    sequence,
    identity,
    accountKeys: [...input.olderAccountKeys, { version: accountKeyVersion, ...accountKey }],
    labelSecret,
    labelCreatedOn,
  };
  const keys = await loadAccountKeys(contents);
  const published = { sequence, identityKey: identity.publicKey, accountKey: accountKey.publicKey, accountKeyVersion, previousHead };
  return {
    masterKey,
    keys,
    bundle: await encryptBundle(masterKey, contents, memberId),
    settings: {
      ...(await encryptSettings(await settingsKeyOf(masterKey), memberId, input.settings)),
      label: await settingsLabelOf(labelSecret),
    },
    record: await signPublicKeys(keys.identity.privateKey, published, memberId),
  };
}
