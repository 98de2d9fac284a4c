import { fromBase64url, toBase64url } from './base64url.ts';
import type { Bytes } from './bytes.ts';
import { importPublicKey } from './key-pairs.ts';

const ecdsa = { name: 'ECDSA', hash: 'SHA-256' } as const;

export async function sign(privateKey: CryptoKey, signingInput: Bytes): Promise<string> {
  return toBase64url(new Uint8Array(await crypto.subtle.sign(ecdsa, privateKey, signingInput)));
}

/** Throws when the key or the signature is malformed. */
export async function isSignedBy(publicKey: string, signature: string, signingInput: Bytes): Promise<boolean> {
  return crypto.subtle.verify(ecdsa, await importPublicKey('signing', publicKey), fromBase64url(signature), signingInput);
}
