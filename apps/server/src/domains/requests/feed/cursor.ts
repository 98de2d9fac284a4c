import { createCipheriv, createHmac, createSecretKey, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { ListPlace } from '../../../platform/http/list-cursor.ts';
import type { Frontier } from './fair-page.ts';

const MARK = 16;
const PLACE = 24;
const DEBT = 16 + PLACE;

/** Seals how far a walk came: times and ids of what was left out would tell what no page tells. */
export interface Cursors {
  write(frontier: Frontier, bound: string): string;
  /** Null where it is not ours, or of somebody else or other filters. */
  read(text: string, bound: string): Frontier | null;
}

/** The mark of the contents is also the nonce: the same page has the same cursor, and a changed one does not open. */
function cursorsOf(secret: string): Cursors {
  const keys = Buffer.from(hkdfSync('sha256', secret, '', 'requests.cursor', 64));
  const [markKey, cipherKey] = [createSecretKey(keys.subarray(0, 32)), createSecretKey(keys.subarray(32))];
  const markOf = (plain: Buffer, bound: string) => createHmac('sha256', markKey).update(plain).update(bound).digest().subarray(0, MARK);
  const cover = (mark: Buffer, text: Buffer) => createCipheriv('aes-256-ctr', cipherKey, mark).update(text);
  return {
    write: (frontier, bound) => {
      const plain = packed(frontier);
      const mark = markOf(plain, bound);
      return Buffer.concat([mark, cover(mark, plain)]).toString('base64url');
    },
    read: (text, bound) => {
      const bytes = Buffer.from(text, 'base64url');
      const isWhole = bytes.length >= MARK + PLACE && (bytes.length - MARK - PLACE) % DEBT === 0 && bytes.toString('base64url') === text;
      if (!isWhole) return null;
      const mark = bytes.subarray(0, MARK);
      const plain = cover(mark, bytes.subarray(MARK));
      return timingSafeEqual(markOf(plain, bound), mark) ? unpacked(plain) : null;
    },
  };
}

const opened = new Map<string, Cursors>();

/** Deriving the keys takes longer than using them. */
export function cursorsFor(secret: string): Cursors {
  const known = opened.get(secret) ?? cursorsOf(secret);
  opened.set(secret, known);
  return known;
}

const idBytes = (id: string) => Buffer.from(id.replaceAll('-', ''), 'hex');

function placeBytes({ at, id }: ListPlace): Buffer {
  const time = Buffer.alloc(8);
  time.writeBigInt64BE(BigInt(at));
  return Buffer.concat([time, idBytes(id)]);
}

function packed({ after, debts }: Frontier): Buffer {
  if (!after) throw new Error('nothing was shown yet');
  return Buffer.concat([placeBytes(after), ...debts.flatMap((debt) => [idBytes(debt.memberId), placeBytes(debt.after)])]);
}

function idIn(bytes: Buffer): string {
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

const placeIn = (bytes: Buffer): ListPlace => ({ at: bytes.readBigInt64BE(0).toString(), id: idIn(bytes.subarray(8, PLACE)) });

function unpacked(bytes: Buffer): Frontier {
  const count = (bytes.length - PLACE) / DEBT;
  const debts = Array.from({ length: count }, (_, index) => {
    const debt = bytes.subarray(PLACE + index * DEBT, PLACE + (index + 1) * DEBT);
    return { memberId: idIn(debt.subarray(0, 16)), after: placeIn(debt.subarray(16)) };
  });
  return { after: placeIn(bytes), debts };
}
