import { type Bytes, bytesToBinary, binaryToBytes } from '@subrosa/crypto/primitives/bytes';

/** base64 with padding, as signed notes have it. */
export function toBase64(bytes: Uint8Array): string {
  return btoa(bytesToBinary(bytes));
}

/** Null for any text but the canonical encoding: atob would also accept spaces and stray bits. */
export function fromBase64(text: string): Bytes | null {
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(text) || text.length % 4 !== 0) return null;
  const bytes = binaryToBytes(atob(text));
  // Only the last four characters can have more bits than their bytes.
  const isCanonical = toBase64(bytes.slice(-(bytes.length % 3 || 3))) === text.slice(-4);
  return isCanonical ? bytes : null;
}
