import { idBytes, idOfBytes } from '../ids.ts';
import { Refusal } from './refusal.ts';
import { sealedCursors } from './sealed-cursor.ts';

const LENGTH = 24;

/** Where a list that goes by time, newest first, ended. */
export interface ListPlace {
  /** Microseconds since 1970, as PostgreSQL counts: a time that travelled through JavaScript would have lost them. */
  at: string;
  id: string;
}

export interface PageAsked {
  page: number;
  limit: number;
  after?: string | undefined;
}

export interface PageWanted {
  after: ListPlace | null;
  offset: number;
  /** One more than a page holds, to know whether another follows. */
  need: number;
}

export interface ListPages {
  /** Null behind the end of what the page counter reaches. */
  open(asked: PageAsked, bound: string): PageWanted | null;
  /** The rows of the page, and the way to the next. */
  close<Row extends ListPlace>(rows: readonly Row[], asked: PageAsked, bound: string): { rows: Row[]; after: string | null };
}

/** Sealed, because times tell what no list tells; `bound` names who asks for which list, and a cursor opens no other. */
export function listPages(secret: string, purpose: string, most: number): ListPages {
  const cursors = sealedCursors(secret, purpose);

  function read(text: string, bound: string): ListPlace {
    const plain = cursors.read(text, bound);
    if (plain?.length !== LENGTH) throw new Refusal('request.invalid', { fields: { after: 'field.invalid' } });
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

function packed({ at, id }: ListPlace): Buffer {
  const time = Buffer.alloc(8);
  time.writeBigInt64BE(BigInt(at));
  return Buffer.concat([time, idBytes(id)]);
}

const unpacked = (bytes: Buffer): ListPlace => ({ at: bytes.readBigInt64BE(0).toString(), id: idOfBytes(bytes.subarray(8)) });
