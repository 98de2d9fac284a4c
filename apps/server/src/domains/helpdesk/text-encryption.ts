import type { Config } from '../../platform/config/config.ts';
import { encryptAtRest, decryptAtRest } from '../../platform/at-rest-encryption.ts';

const PURPOSE = 'helpdesk';

/** The tables hold no text; what was said to one member opens in nobody else's thread. */
export function encryptText({ DATA_ENCRYPTION_SECRET }: Config, memberId: string, text: string): Buffer {
  return encryptAtRest(DATA_ENCRYPTION_SECRET, PURPOSE, memberId, Buffer.from(text));
}

export function decryptText({ DATA_ENCRYPTION_SECRET }: Config, memberId: string, encrypted: Buffer): string {
  return decryptAtRest(DATA_ENCRYPTION_SECRET, PURPOSE, memberId, encrypted).toString();
}
