import type { Bytes } from './bytes.ts';

/** Derives 32 bytes for one purpose from key material; `info` names the purpose. */
export async function hkdf(material: Bytes, { salt = new Uint8Array(0), info }: { salt?: Bytes; info: Bytes }): Promise<Bytes> {
  const key = await crypto.subtle.importKey('raw', material, 'HKDF', false, ['deriveBits']);
  return new Uint8Array(await crypto.subtle.deriveBits({ name: 'HKDF', hash: 'SHA-256', salt, info }, key, 256));
}
