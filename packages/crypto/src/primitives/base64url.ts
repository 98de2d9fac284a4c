import type { Bytes } from './bytes.ts';

/** base64url without padding, the only encoding of bytes on the wire. */
export function toBase64url(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCodePoint(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

export function fromBase64url(text: string): Bytes {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
  // Only the canonical encoding is valid: atob would also accept padding, spaces and stray bits at the end.
  if (toBase64url(bytes) !== text) throw new Error('not base64url');
  return bytes;
}
