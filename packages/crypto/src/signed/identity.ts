import { fromBase64url, toBase64url } from '../primitives/base64url.ts';
import { sha256 } from '../primitives/hashes.ts';

/** The form in which epochs refer to an identity key. */
export async function fingerprintOf(identityKey: string): Promise<string> {
  return toBase64url(await sha256(fromBase64url(identityKey)));
}
