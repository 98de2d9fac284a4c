import { fromBase64url, toBase64url } from '../primitives/base64url.ts';
import { type Bytes, textToBytes } from '../primitives/bytes.ts';
import { hmac } from '../primitives/hashes.ts';
import { loadKeyPair } from '../primitives/key-pairs.ts';
import { type BundleContents, readBundle } from './bundle.ts';
import { UnlockError } from './errors.ts';

/** A member's keys in use; private keys cannot be exported. The structure can be stored in IndexedDB unchanged. */
export interface AccountKeys {
  sequence: number;
  identity: CryptoKeyPair;
  /** By version; complete pairs, see `openWith`. */
  accountKeys: ReadonlyMap<number, CryptoKeyPair>;
  /** The newest, to which others encrypt. */
  accountKeyVersion: number;
  /** Names the settings in the log; nobody else can derive it. Null for keys from before the log, until they are rotated. */
  settingsLabel: string | null;
  /** The day on which that name was created; null for older keys. */
  labelCreatedOn: string | null;
}

/** Decrypts and loads the keys; throws `UnlockError`. */
export async function decryptBundle(masterKey: Bytes, bundle: string, memberId: string): Promise<AccountKeys> {
  const contents = await readBundle(masterKey, bundle, memberId);
  return loadAccountKeys(contents).catch((error: unknown) => {
    throw new UnlockError(error);
  });
}

export async function loadAccountKeys(contents: BundleContents): Promise<AccountKeys> {
  const { sequence, identity, accountKeys, labelSecret } = contents;
  const pairs = await Promise.all(accountKeys.map(async (stored) => [stored.version, await loadKeyPair('receiving', stored)] as const));
  return {
    sequence,
    identity: await loadKeyPair('signing', identity),
    accountKeys: new Map(pairs),
    accountKeyVersion: newestVersion(accountKeys),
    settingsLabel: labelSecret === undefined ? null : await settingsLabelOf(labelSecret),
    labelCreatedOn: contents.labelCreatedOn ?? null,
  };
}

export async function settingsLabelOf(labelSecret: string): Promise<string> {
  return toBase64url(await hmac(fromBase64url(labelSecret), textToBytes('settings')));
}

export function newestVersion(accountKeys: readonly { version: number }[]): number {
  return Math.max(...accountKeys.map(({ version }) => version));
}
