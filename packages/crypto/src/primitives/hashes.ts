import type { Bytes } from './bytes.ts';

export async function sha256(content: Bytes): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', content));
}

export async function hmac(key: Bytes, content: Bytes): Promise<Bytes> {
  const imported = await crypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  return new Uint8Array(await crypto.subtle.sign('HMAC', imported, content));
}

/** Compares in constant time. */
export function sameBytes(one: Uint8Array, other: Uint8Array): boolean {
  if (one.length !== other.length) return false;
  return one.reduce((differs, byte, index) => differs | (byte ^ (other[index] ?? 0)), 0) === 0;
}
