import { type Bytes, bytesToBinary, binaryToBytes } from './bytes.ts';

/** base64url without padding, the only encoding of bytes on the wire. */
export function toBase64url(bytes: Uint8Array): string {
  return btoa(bytesToBinary(bytes)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Only the canonical encoding is valid: atob would also accept padding, spaces and stray bits at the end. */
export function fromBase64url(text: string): Bytes {
  if (!/^[\w-]*$/.test(text)) throw new Error('not base64url');
  const bytes = binaryToBytes(atob(text.replaceAll('-', '+').replaceAll('_', '/')));
  // Two or three characters at the end have more bits than their bytes.
  const characters = text.length % 4;
  if (characters !== 0 && toBase64url(bytes.slice(1 - characters)) !== text.slice(-characters)) throw new Error('not base64url');
  return bytes;
}
