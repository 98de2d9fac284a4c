import { type Bytes } from '../primitives/bytes.ts';
import { loadKeyPair } from '../primitives/key-pairs.ts';
import { type BundleContents, readBundle } from './bundle.ts';
import { UnlockError } from './errors.ts';

/** A member's keys in use; no private key can be read out of them. Survives IndexedDB as it is. */
export interface AccountKeys {
  sequence: number;
  identity: CryptoKeyPair;
  /** By version; whole pairs, see `openWith`. */
  accountKeys: ReadonlyMap<number, CryptoKeyPair>;
  /** The newest, to which others encrypt. */
  accountKeyVersion: number;
}

/** The keys, or `CannotUnlock`. */
export async function decryptBundle(masterKey: Bytes, bundle: string, memberId: string): Promise<AccountKeys> {
  const contents = await readBundle(masterKey, bundle, memberId);
  return loadAccountKeys(contents).catch((error: unknown) => {
    throw new UnlockError(error);
  });
}

export async function loadAccountKeys({ sequence, identity, accountKeys }: BundleContents): Promise<AccountKeys> {
  const pairs = await Promise.all(accountKeys.map(async (stored) => [stored.version, await loadKeyPair('receiving', stored)] as const));
  return {
    sequence,
    identity: await loadKeyPair('signing', identity),
    accountKeys: new Map(pairs),
    accountKeyVersion: newestVersion(accountKeys),
  };
}

export function newestVersion(accountKeys: readonly { version: number }[]): number {
  return Math.max(...accountKeys.map(({ version }) => version));
}
