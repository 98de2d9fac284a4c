import { createCipheriv, createHmac, createSecretKey, hkdfSync, timingSafeEqual } from 'node:crypto';
import { oldestOf } from '../secrets.ts';

const TAG_BYTES = 16;

/** Encrypts the position at which a page ended, because times, ranks and ids would reveal what the page does not show. */
export interface EncryptedCursors {
  /** `bound` names the caller and the list; the cursor is valid only for them. */
  write(plain: Buffer, bound: string): string;
  /** Returns null for a cursor that is invalid or belongs to another caller or list. */
  read(text: string, bound: string): Buffer | null;
}

const cursorsByPurpose = new Map<string, EncryptedCursors>();

/** One purpose for each list. Derived keys are cached, because deriving takes longer than using them. */
export function encryptedCursors(secret: string, purpose: string): EncryptedCursors {
  const name = `${purpose} ${secret}`;
  const cursors = cursorsByPurpose.get(name) ?? createCursors(secret, purpose);
  cursorsByPurpose.set(name, cursors);
  return cursors;
}

/** The HMAC of the contents is also the nonce: the same page has the same cursor, and a changed cursor is rejected. */
function createCursors(secret: string, purpose: string): EncryptedCursors {
  const keys = Buffer.from(hkdfSync('sha256', oldestOf(secret), '', `${purpose}.cursor`, 64));
  // Key objects, because bytes would be copied into one at every use.
  const [markKey, cipherKey] = [createSecretKey(keys.subarray(0, 32)), createSecretKey(keys.subarray(32))];
  const markOf = (plain: Buffer, bound: string) =>
    createHmac('sha256', markKey).update(plain).update(bound).digest().subarray(0, TAG_BYTES);
  const cover = (mark: Buffer, text: Buffer) => createCipheriv('aes-256-ctr', cipherKey, mark).update(text);
  return {
    write: (plain, bound) => {
      const mark = markOf(plain, bound);
      return Buffer.concat([mark, cover(mark, plain)]).toString('base64url');
    },
    read: (text, bound) => {
      const bytes = Buffer.from(text, 'base64url');
      if (bytes.length <= TAG_BYTES || bytes.toString('base64url') !== text) return null;
      const mark = bytes.subarray(0, TAG_BYTES);
      const plain = cover(mark, bytes.subarray(TAG_BYTES));
      return timingSafeEqual(markOf(plain, bound), mark) ? plain : null;
    },
  };
}
