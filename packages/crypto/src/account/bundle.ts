import { fromBase64url, toBase64url } from '../primitives/base64url.ts';
import { type Bytes, bytesToText, textToBytes } from '../primitives/bytes.ts';
import { encodeFields } from '../primitives/encode-fields.ts';
import type { StoredKeyPair } from '../primitives/key-pairs.ts';
import { decryptBlob, encryptBlob } from '../primitives/encrypted-blob.ts';
import { importKeyMaterial } from '../primitives/hkdf.ts';
import { UnlockError } from './errors.ts';

export interface StoredAccountKey extends StoredKeyPair {
  version: number;
}

/** The private keys of a member as the server stores them: encrypted under the master key. */
export interface BundleContents {
  sequence: number;
  identity: StoredKeyPair;
  /** All account keys, oldest first: earlier ones decrypt history. */
  accountKeys: readonly StoredAccountKey[];
  /** 32 random bytes, from which the label of the settings in the log is derived. Missing in bundles from before the log. */
  labelSecret?: string | undefined;
  /** The day on which the label secret was created: soon after, the log has both entries of the member. Missing in older bundles. */
  labelCreatedOn?: string | undefined;
}

export async function encryptBundle(masterKey: Bytes, contents: BundleContents, memberId: string): Promise<string> {
  const key = await importKeyMaterial(masterKey);
  return toBase64url(await encryptBlob(key, textToBytes(JSON.stringify(contents)), contextOf(memberId)));
}

/** Decrypts the contents; throws `UnlockError`. */
export async function readBundle(masterKey: Bytes, bundle: string, memberId: string): Promise<BundleContents> {
  try {
    const contents = await decryptBlob(await importKeyMaterial(masterKey), fromBase64url(bundle), contextOf(memberId));
    // Only the member's own client can have encrypted it, so its shape needs no validation.
    return JSON.parse(bytesToText(contents)) as BundleContents;
  } catch (error) {
    throw new UnlockError(error);
  }
}

function contextOf(memberId: string): Bytes {
  return encodeFields('key bundle', memberId);
}
