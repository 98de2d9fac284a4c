import type { ListPosition } from '../../../platform/http/list-cursor.ts';
import { encryptedCursors } from '../../../platform/http/encrypted-cursor.ts';
import type { Frontier } from './fair-page.ts';

const POSITION_BYTES = 24;
const DEBT = 16 + POSITION_BYTES;

/** Encrypts how far the list was read: it contains times and ids of omitted posts that no page shows. */
export interface Cursors {
  write(frontier: Frontier, bound: string): string;
  /** Returns null if the cursor is invalid, or of another member or other filters. */
  read(text: string, bound: string): Frontier | null;
}

export function cursorsFor(secret: string): Cursors {
  const cursors = encryptedCursors(secret, 'requests');
  return {
    write: (frontier, bound) => cursors.write(packed(frontier), bound),
    read: (text, bound) => unpacked(cursors.read(text, bound)),
  };
}

const idBytes = (id: string) => Buffer.from(id.replaceAll('-', ''), 'hex');

function positionBytes({ at, id }: ListPosition): Buffer {
  const time = Buffer.alloc(8);
  time.writeBigInt64BE(BigInt(at));
  return Buffer.concat([time, idBytes(id)]);
}

function packed({ after, debts }: Frontier): Buffer {
  if (!after) throw new Error('nothing was shown yet');
  return Buffer.concat([positionBytes(after), ...debts.flatMap((debt) => [idBytes(debt.memberId), positionBytes(debt.after)])]);
}

function idIn(bytes: Buffer): string {
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

const positionIn = (bytes: Buffer): ListPosition => ({
  at: bytes.readBigInt64BE(0).toString(),
  id: idIn(bytes.subarray(8, POSITION_BYTES)),
});

function unpacked(bytes: Buffer | null): Frontier | null {
  if (!bytes || bytes.length < POSITION_BYTES || (bytes.length - POSITION_BYTES) % DEBT !== 0) return null;
  const count = (bytes.length - POSITION_BYTES) / DEBT;
  const debts = Array.from({ length: count }, (_, index) => {
    const debt = bytes.subarray(POSITION_BYTES + index * DEBT, POSITION_BYTES + (index + 1) * DEBT);
    return { memberId: idIn(debt.subarray(0, 16)), after: positionIn(debt.subarray(16)) };
  });
  return { after: positionIn(bytes), debts };
}
