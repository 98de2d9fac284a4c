import { hpkeSuite, type HpkeBinding, sealTo } from '../primitives/hpke.ts';
import { type Bytes, textToBytes } from '../primitives/bytes.ts';

/** A P-256 key as settings hold it; `d` is its private half. */
export interface DocumentKey {
  kid: string;
  kty: string;
  crv: string;
  x: string;
  y: string;
  d?: string;
}

/** What the key of a document is bound to: with another binding it cannot be unwrapped. */
export const bindingOf = (context: string): HpkeBinding => ({ info: textToBytes('subrosa document key'), context: textToBytes(context) });

export async function importPublicHalf({ kty, crv, x, y }: DocumentKey): Promise<CryptoKey> {
  return hpkeSuite.kem.importKey('jwk', { kty, crv, x, y }, true);
}

/** Wraps by RFC 9180 to a public key: the wrapping side cannot unwrap. */
export async function wrapKey(publicKey: DocumentKey, key: Uint8Array, context: string): Promise<Bytes> {
  return sealTo(await importPublicHalf(publicKey), new Uint8Array(key), bindingOf(context));
}
