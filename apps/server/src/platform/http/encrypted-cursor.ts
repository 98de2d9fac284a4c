import { createCipheriv, createHmac, createSecretKey, hkdfSync, timingSafeEqual } from 'node:crypto';
import { oldestOf } from '../secrets.ts';

const TAG_BYTES = 16;

/** Seals where a page ended: times, ranks and ids would tell what no page tells. */
export interface EncryptedCursors {
  /** `bound` names who asks for what, and the cursor opens nothing else. */
  write(plain: Buffer, bound: string): string;
  /** Null where it is not ours, or of somebody else or another list. */
  read(text: string, bound: string): Buffer | null;
}

const cursorsByPurpose = new Map<string, EncryptedCursors>();

/** One purpose a list. Deriving the keys takes longer than using them, so they are kept. */
export function encryptedCursors(secret: string, purpose: string): EncryptedCursors {
  const name = `${purpose} ${secret}`;
  const cursors = cursorsByPurpose.get(name) ?? createCursors(secret, purpose);
  cursorsByPurpose.set(name, cursors);
  return cursors;
}

/** The mark of the contents is also the nonce: the same page has the same cursor, and a changed one does not open. */
function createCursors(secret: string, purpose: string): EncryptedCursors {
  const keys = Buffer.from(hkdfSync('sha256', oldestOf(secret), '', `${purpose}.cursor`, 64));
  // As key objects: bytes are copied into one at every use.
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
