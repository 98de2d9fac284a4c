import type { Config } from '../../platform/config/config.ts';
import { encryptAtRest, decryptAtRest } from '../../platform/at-rest-encryption.ts';

const PURPOSE = 'helpdesk';

/** Encrypts for storage; the ciphertext is bound to the member and cannot be decrypted in another thread. */
export function encryptText({ DATA_ENCRYPTION_SECRET }: Config, memberId: string, text: string): Buffer {
  return encryptAtRest(DATA_ENCRYPTION_SECRET, PURPOSE, memberId, Buffer.from(text));
}

export function decryptText({ DATA_ENCRYPTION_SECRET }: Config, memberId: string, encrypted: Buffer): string {
  return decryptAtRest(DATA_ENCRYPTION_SECRET, PURPOSE, memberId, encrypted).toString();
}
