import { createCipheriv, createHmac, createSecretKey, hkdfSync, timingSafeEqual } from 'node:crypto';

const VERSION = 2;
const MARK = 16;
const LENGTH = 36;

/** Where a page ended, in the order of its search. */
export interface Position {
  /** How the name matched: 0 exactly, 1 at its beginning, 2 further inside, 3 with a typing error. */
  kind: number;
  rank: bigint;
  number: number;
  /** Null where recent ones come first. */
  distance: number | null;
  cell: number | null;
}

export interface Cursor extends Position {
  /** Pages that were shown until here. */
  pages: number;
  /** How often anybody had moved when the first page was read. */
  moves: bigint;
}

/** Seals where pages ended: a rank, a distance or a number would tell what no answer tells. */
export interface Cursors {
  write(cursor: Cursor, bound: string): string;
  /** Null where it is not ours, or of somebody else or other filters. */
  read(text: string, bound: string): Cursor | null;
}

/** The mark of the contents is also the nonce: the same page has the same cursor, and a changed one does not open. */
export function cursorsOf(secret: string): Cursors {
  const keys = Buffer.from(hkdfSync('sha256', secret, '', 'explore.cursor', 64));
  // As key objects: bytes are copied into one at every use.
  const [markKey, cipherKey] = [createSecretKey(keys.subarray(0, 32)), createSecretKey(keys.subarray(32))];
  const markOf = (plain: Buffer, bound: string) => createHmac('sha256', markKey).update(plain).update(bound).digest().subarray(0, MARK);
  const cover = (mark: Buffer, text: Buffer) => createCipheriv('aes-256-ctr', cipherKey, mark).update(text);
  return {
    write: (cursor, bound) => {
      const plain = packed(cursor);
      const mark = markOf(plain, bound);
      return Buffer.concat([mark, cover(mark, plain)]).toString('base64url');
    },
    read: (text, bound) => {
      const bytes = Buffer.from(text, 'base64url');
      if (bytes.length !== MARK + LENGTH || bytes.toString('base64url') !== text) return null;
      const mark = bytes.subarray(0, MARK);
      const plain = cover(mark, bytes.subarray(MARK));
      return timingSafeEqual(markOf(plain, bound), mark) ? unpacked(plain) : null;
    },
  };
}

function packed({ pages, moves, kind, rank, number, distance, cell }: Cursor): Buffer {
  const bytes = Buffer.alloc(LENGTH);
  bytes.writeUInt8(VERSION, 0);
  bytes.writeUInt16BE(Math.min(pages, 0xffff), 1);
  bytes.writeUInt8(kind, 3);
  bytes.writeBigInt64BE(rank, 4);
  bytes.writeInt32BE(number, 12);
  bytes.writeDoubleBE(distance ?? -1, 16);
  bytes.writeInt32BE(cell ?? -1, 24);
  bytes.writeBigInt64BE(moves, 28);
  return bytes;
}

function unpacked(bytes: Buffer): Cursor | null {
  if (bytes.readUInt8(0) !== VERSION) return null;
  const cell = bytes.readInt32BE(24);
  return {
    pages: bytes.readUInt16BE(1),
    moves: bytes.readBigInt64BE(28),
    kind: bytes.readUInt8(3),
    rank: bytes.readBigInt64BE(4),
    number: bytes.readInt32BE(12),
    distance: cell === -1 ? null : bytes.readDoubleBE(16),
    cell: cell === -1 ? null : cell,
  };
}
