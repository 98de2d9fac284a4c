import { createCipheriv, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { Refusal } from './refusal.ts';

const MARK = 16;
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
  const keys = Buffer.from(hkdfSync('sha256', secret, '', `${purpose}.cursor`, 64));
  const [markKey, cipherKey] = [keys.subarray(0, 32), keys.subarray(32)];
  // The mark of the contents is also the nonce: the same page has the same cursor, and a changed one does not open.
  const markOf = (plain: Buffer, bound: string) => createHmac('sha256', markKey).update(plain).update(bound).digest().subarray(0, MARK);
  const cover = (mark: Buffer, text: Buffer) => createCipheriv('aes-256-ctr', cipherKey, mark).update(text);

  function write(place: ListPlace, bound: string): string {
    const plain = packed(place);
    const mark = markOf(plain, bound);
    return Buffer.concat([mark, cover(mark, plain)]).toString('base64url');
  }

  function read(text: string, bound: string): ListPlace {
    const bytes = Buffer.from(text, 'base64url');
    const mark = bytes.subarray(0, MARK);
    const isWhole = bytes.length === MARK + LENGTH && bytes.toString('base64url') === text;
    const plain = isWhole ? cover(mark, bytes.subarray(MARK)) : null;
    if (!plain || !timingSafeEqual(markOf(plain, bound), mark))
      throw new Refusal('request.invalid', { fields: { after: 'field.invalid' } });
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
      return { rows: page, after: last && rows.length > limit ? write(last, bound) : null };
    },
  };
}

function packed({ at, id }: ListPlace): Buffer {
  const time = Buffer.alloc(8);
  time.writeBigInt64BE(BigInt(at));
  return Buffer.concat([time, Buffer.from(id.replaceAll('-', ''), 'hex')]);
}

function unpacked(bytes: Buffer): ListPlace {
  const hex = bytes.subarray(8).toString('hex');
  const id = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
  return { at: bytes.readBigInt64BE(0).toString(), id };
}
