import { hpkeSuite, type HpkeBinding, sealTo } from '../primitives/hpke.ts';
import { type Bytes, textToBytes } from '../primitives/bytes.ts';

/** A P-256 key in the format of the settings; `d` is its private part. */
export interface DocumentKey {
  kid: string;
  kty: string;
  crv: string;
  x: string;
  y: string;
  d?: string;
}

/** Binds a wrapped key to its context: with another one it cannot be unwrapped. */
export const bindingOf = (context: string): HpkeBinding => ({ info: textToBytes('subrosa document key'), context: textToBytes(context) });

export async function importPublicHalf({ kty, crv, x, y }: DocumentKey): Promise<CryptoKey> {
  return hpkeSuite.kem.importKey('jwk', { kty, crv, x, y }, true);
}

/** Wraps to a public key by RFC 9180: the wrapping side cannot unwrap. */
export async function wrapKey(publicKey: DocumentKey, key: Uint8Array, context: string): Promise<Bytes> {
  return sealTo(await importPublicHalf(publicKey), new Uint8Array(key), bindingOf(context));
}
