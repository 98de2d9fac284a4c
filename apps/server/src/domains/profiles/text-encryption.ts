import { encryptAtRest, decryptAtRest } from '../../platform/at-rest-encryption.ts';

/** The purposes of texts that only the owner and permitted members may read. They are encrypted at rest and bound to the owner's id. */
type Purpose = 'medical' | 'payment';

export function encryptText(secret: string, purpose: Purpose, memberId: string, text: string): Buffer {
  return encryptAtRest(secret, purpose, memberId, Buffer.from(text));
}

export function decryptText(secret: string, purpose: Purpose, memberId: string, encrypted: Buffer): string {
  return decryptAtRest(secret, purpose, memberId, encrypted).toString();
}
