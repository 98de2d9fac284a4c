import type { Bytes } from '@subrosa/crypto/primitives/bytes';

const SIGNATURE_BYTES = 64;

/** A private key, wherever it is: the signer's lies in the key provider. */
export interface Signer {
  readonly publicKey: Bytes;
  readonly sign: (input: Bytes) => Promise<Bytes>;
}

/** The platform has no Ed25519: that is no statement about a signature. */
export class Ed25519UnavailableError extends Error {}

/** Whether the signature is valid; false for a malformed key or signature. */
export async function verifySignature(publicKey: Bytes, signature: Bytes, input: Bytes): Promise<boolean> {
  if (signature.length !== SIGNATURE_BYTES) return false;
  try {
    const key = await crypto.subtle.importKey('raw', publicKey, 'Ed25519', false, ['verify']);
    return await crypto.subtle.verify('Ed25519', key, signature, input);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'NotSupportedError') throw new Ed25519UnavailableError('no Ed25519');
    return false;
  }
}
