import { encryptAtRest, decryptAtRest } from '../../platform/at-rest-encryption.ts';

/** What only its owner, and whom they let, may read: encrypted at rest, and of no use in anybody else's row. */
type Purpose = 'medical' | 'payment';

export function encryptText(secret: string, purpose: Purpose, memberId: string, text: string): Buffer {
  return encryptAtRest(secret, purpose, memberId, Buffer.from(text));
}

export function decryptText(secret: string, purpose: Purpose, memberId: string, encrypted: Buffer): string {
  return decryptAtRest(secret, purpose, memberId, encrypted).toString();
}
