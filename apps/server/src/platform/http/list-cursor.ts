import { idBytes, idOfBytes } from '../ids.ts';
import { ApiError } from './api-error.ts';
import { encryptedCursors } from './encrypted-cursor.ts';

const LENGTH = 24;

/** Where a list that goes by time, newest first, ended. */
export interface ListPosition {
  /** Microseconds since 1970, as PostgreSQL counts: a time that travelled through JavaScript would have lost them. */
  at: string;
  id: string;
}

export interface PageQuery {
  page: number;
  limit: number;
  after?: string | undefined;
}

export interface PageRange {
  after: ListPosition | null;
  offset: number;
  /** One more than a page holds, to know whether another follows. */
  need: number;
}

export interface ListPages {
  /** Null behind the end of what the page counter reaches. */
  open(query: PageQuery, bound: string): PageRange | null;
  /** The rows of the page, and the way to the next. */
  close<Row extends ListPosition>(rows: readonly Row[], query: PageQuery, bound: string): { rows: Row[]; after: string | null };
}

/** Sealed, because times tell what no list tells; `bound` names who asks for which list, and a cursor opens no other. */
export function listPages(secret: string, purpose: string, most: number): ListPages {
  const cursors = encryptedCursors(secret, purpose);

  function read(text: string, bound: string): ListPosition {
    const plain = cursors.read(text, bound);
    if (plain?.length !== LENGTH) throw new ApiError('request.invalid', { fields: { after: 'field.invalid' } });
    return unpacked(plain);
  }

  return {
    open: ({ page, limit, after }, bound) => {
      if (after !== undefined) return { after: read(after, bound), offset: 0, need: limit + 1 };
      const offset = page * limit;
      return offset >= most ? null : { after: null, offset, need: limit + 1 };
    },
    close: (rows, { limit }, bound) => {
      const page = rows.slice(0, limit);
      const last = page.at(-1);
      return { rows: page, after: last && rows.length > limit ? cursors.write(packed(last), bound) : null };
    },
  };
}

function packed({ at, id }: ListPosition): Buffer {
  const time = Buffer.alloc(8);
  time.writeBigInt64BE(BigInt(at));
  return Buffer.concat([time, idBytes(id)]);
}

const unpacked = (bytes: Buffer): ListPosition => ({ at: bytes.readBigInt64BE(0).toString(), id: idOfBytes(bytes.subarray(8)) });
