import type { Bytes } from '../primitives/bytes.ts';
import { hpkeSuite, openWith } from '../primitives/hpke.ts';
import { bindingOf, type DocumentKey, importPublicHalf } from './wrap-key.ts';

/** Throws if the key was wrapped for another public key or context. */
export async function unwrapKey(keyPair: DocumentKey, wrapped: Uint8Array, context: string): Promise<Bytes> {
  const { kty, crv, x, y, d } = keyPair;
  if (d === undefined) throw new TypeError('not a private key');
  const pair = {
    privateKey: await hpkeSuite.kem.importKey('jwk', { kty, crv, x, y, d }, false),
    publicKey: await importPublicHalf(keyPair),
  };
  return openWith(pair, new Uint8Array(wrapped), bindingOf(context));
}
