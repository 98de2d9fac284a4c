import type { ListPlace } from '../../../platform/http/list-cursor.ts';
import { sealedCursors } from '../../../platform/http/sealed-cursor.ts';
import type { Frontier } from './fair-page.ts';

const PLACE = 24;
const DEBT = 16 + PLACE;

/** Seals how far a walk came: times and ids of what was left out would tell what no page tells. */
export interface Cursors {
  write(frontier: Frontier, bound: string): string;
  /** Null where it is not ours, or of somebody else or other filters. */
  read(text: string, bound: string): Frontier | null;
}

export function cursorsFor(secret: string): Cursors {
  const sealed = sealedCursors(secret, 'requests');
  return {
    write: (frontier, bound) => sealed.write(packed(frontier), bound),
    read: (text, bound) => unpacked(sealed.read(text, bound)),
  };
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

function unpacked(bytes: Buffer | null): Frontier | null {
  if (!bytes || bytes.length < PLACE || (bytes.length - PLACE) % DEBT !== 0) return null;
  const count = (bytes.length - PLACE) / DEBT;
  const debts = Array.from({ length: count }, (_, index) => {
    const debt = bytes.subarray(PLACE + index * DEBT, PLACE + (index + 1) * DEBT);
    return { memberId: idIn(debt.subarray(0, 16)), after: placeIn(debt.subarray(16)) };
  });
  return { after: placeIn(bytes), debts };
}
