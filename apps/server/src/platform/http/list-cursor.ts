import { idBytes, idOfBytes } from '../ids.ts';
import { ApiError } from './api-error.ts';
import { encryptedCursors } from './encrypted-cursor.ts';

const LENGTH = 24;

/** The position at which a list by time, newest first, ended. */
export interface ListPosition {
  /** Microseconds since 1970, as in PostgreSQL; a JavaScript Date would lose them. */
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
  /** One more than the page size, to detect whether another page follows. */
  need: number;
}

export interface ListPages {
  /** Returns null beyond the last page that the page number can reach. */
  open(query: PageQuery, bound: string): PageRange | null;
  /** Returns the rows of the page and the cursor of the next. */
  close<Row extends ListPosition>(rows: readonly Row[], query: PageQuery, bound: string): { rows: Row[]; after: string | null };
}

/**
 * Pages of a list with encrypted cursors, because times would reveal what the list does not show. `bound` names the caller
 * and the list.
 */
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
