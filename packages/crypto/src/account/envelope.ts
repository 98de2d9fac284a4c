import { fromBase64url, toBase64url } from '../primitives/base64url.ts';
import type { Bytes } from '../primitives/bytes.ts';
import { encodeFields } from '../primitives/encode-fields.ts';
import { decryptBlob, encryptBlob } from '../primitives/encrypted-blob.ts';
import { importKeyMaterial } from '../primitives/hkdf.ts';
import { UnlockError } from './errors.ts';

export const MASTER_KEY_LENGTH = 32;

/** What decrypts an envelope: the password entered with one identifier, or the recovery code. */
export type EnvelopeKind = 'email' | 'username' | 'recovery';

export interface EnvelopeOwner {
  memberId: string;
  kind: EnvelopeKind;
}

export async function encryptEnvelope(masterKey: Bytes, kek: Bytes, owner: EnvelopeOwner): Promise<string> {
  return toBase64url(await encryptBlob(await importKeyMaterial(kek), masterKey, contextOf(owner)));
}

/** Returns the master key; throws `UnlockError`. */
export async function decryptEnvelope(envelope: string, kek: Bytes, owner: EnvelopeOwner): Promise<Bytes> {
  try {
    const masterKey = await decryptBlob(await importKeyMaterial(kek), fromBase64url(envelope), contextOf(owner));
    if (masterKey.length !== MASTER_KEY_LENGTH) throw new RangeError('a master key has 32 bytes');
    return masterKey;
  } catch (error) {
    throw new UnlockError(error);
  }
}

function contextOf({ memberId, kind }: EnvelopeOwner): Bytes {
  return encodeFields('master key envelope', memberId, kind);
}
