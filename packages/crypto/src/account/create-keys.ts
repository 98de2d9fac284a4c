import { type Bytes, randomBytes } from '../primitives/bytes.ts';
import { generateKeyPair, storeKeyPair } from '../primitives/key-pairs.ts';
import { type AccountKeys, loadAccountKeys } from './account-keys.ts';
import { type BundleContents, encryptBundle, type StoredAccountKey } from './bundle.ts';
import { MASTER_KEY_LENGTH } from './envelope.ts';
import { type PublicRecord, signPublicKeys } from './public-record.ts';

export interface NewKeys {
  /** For the session; it leaves the device only inside of envelopes. */
  masterKey: Bytes;
  keys: AccountKeys;
  /** For the server, sealed. */
  bundle: string;
  /** For everybody. */
  record: PublicRecord;
}

export async function createAccountKeys({ memberId }: { memberId: string }): Promise<NewKeys> {
  return makeKeys({ memberId, sequence: 0, accountKeyVersion: 1, olderAccountKeys: [] });
}

/**
 * The last resort, with no password envelope, no recovery code and no other device: nothing of old can be read,
 * and as the old identity cannot sign, contacts are asked to look again.
 */
export async function startFresh(input: {
  memberId: string;
  previous: Pick<PublicRecord, 'sequence' | 'accountKeyVersion'>;
}): Promise<NewKeys> {
  const { memberId, previous } = input;
  const sequence = previous.sequence + 1;
  return makeKeys({ memberId, sequence, accountKeyVersion: previous.accountKeyVersion + 1, olderAccountKeys: [] });
}

export async function makeKeys(input: {
  memberId: string;
  sequence: number;
  accountKeyVersion: number;
  olderAccountKeys: readonly StoredAccountKey[];
}): Promise<NewKeys> {
  const { memberId, sequence, accountKeyVersion } = input;
  const masterKey = randomBytes(MASTER_KEY_LENGTH);
  // Extractable only here, to be sealed; what is handed out is loaded again without that.
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
    record: await signPublicKeys(keys.identity.privateKey, published, memberId),
  };
}
