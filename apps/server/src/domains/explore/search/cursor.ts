import { encryptedCursors } from '../../../platform/http/encrypted-cursor.ts';

const VERSION = 2;
const LENGTH = 36;

/** The end of a page in the order of its search. */
export interface Position {
  /** How the name matched: 0 exactly, 1 at its beginning, 2 further inside, 3 with a typing error. */
  kind: number;
  rank: bigint;
  searchNumber: number;
  /** Null if results are ordered by recency. */
  distance: number | null;
  cell: number | null;
}

export interface Cursor extends Position {
  /** The pages shown before this one. */
  pages: number;
  /** The value of the sequence of position versions when the first page was read. */
  positionVersion: bigint;
}

export interface Cursors {
  write(cursor: Cursor, bound: string): string;
  /** Returns null if the cursor is invalid, or of another member or other filters. */
  read(text: string, bound: string): Cursor | null;
}

export function cursorsOf(secret: string): Cursors {
  const cursors = encryptedCursors(secret, 'explore');
  return {
    write: (cursor, bound) => cursors.write(packed(cursor), bound),
    read: (text, bound) => unpacked(cursors.read(text, bound)),
  };
}

function packed({ pages, positionVersion, kind, rank, searchNumber, distance, cell }: Cursor): Buffer {
  const bytes = Buffer.alloc(LENGTH);
  bytes.writeUInt8(VERSION, 0);
  bytes.writeUInt16BE(Math.min(pages, 0xffff), 1);
  bytes.writeUInt8(kind, 3);
  bytes.writeBigInt64BE(rank, 4);
  bytes.writeInt32BE(searchNumber, 12);
  bytes.writeDoubleBE(distance ?? -1, 16);
  bytes.writeInt32BE(cell ?? -1, 24);
  bytes.writeBigInt64BE(positionVersion, 28);
  return bytes;
}

function unpacked(bytes: Buffer | null): Cursor | null {
  if (bytes?.length !== LENGTH || bytes.readUInt8(0) !== VERSION) return null;
  const cell = bytes.readInt32BE(24);
  return {
    pages: bytes.readUInt16BE(1),
    positionVersion: bytes.readBigInt64BE(28),
    kind: bytes.readUInt8(3),
    rank: bytes.readBigInt64BE(4),
    searchNumber: bytes.readInt32BE(12),
    distance: cell === -1 ? null : bytes.readDoubleBE(16),
    cell: cell === -1 ? null : cell,
  };
}
