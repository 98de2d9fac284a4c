import type { Bytes } from './bytes.ts';

/** Derives 32 bytes for one purpose from key material; `info` names the purpose. */
export async function hkdf(material: Bytes, { salt = new Uint8Array(0), info }: { salt?: Bytes; info: Bytes }): Promise<Bytes> {
  const key = await crypto.subtle.importKey('raw', material, 'HKDF', false, ['deriveBits']);
  return new Uint8Array(await crypto.subtle.deriveBits({ name: 'HKDF', hash: 'SHA-256', salt, info }, key, 256));
}

/** Key material that derives other keys, and whose bytes cannot be read again. */
export async function importKeyMaterial(material: Bytes): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', material, 'HKDF', false, ['deriveKey']);
}

/** The AES key for one ciphertext, which cannot be read either. */
export async function deriveCipherKey(
  material: CryptoKey,
  { salt, info }: { salt: Bytes; info: Bytes },
  usage: 'encrypt' | 'decrypt',
): Promise<CryptoKey> {
  return crypto.subtle.deriveKey({ name: 'HKDF', hash: 'SHA-256', salt, info }, material, { name: 'AES-GCM', length: 256 }, false, [usage]);
}
