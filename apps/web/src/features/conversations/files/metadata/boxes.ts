import { fourCC, viewOf, type Bytes } from './bytes.ts';

/** A box of an ISO media file (ISO/IEC 14496-12), by its offsets in the file or in the bytes that were read from it. */
export type Box = { type: string; start: number; payload: number; end: number };

/** A range of bytes in the file. */
export type Range = { start: number; end: number };

export const HEAD_BYTES = 16;

/** Parses the box that begins with `head` at the offset `start` of a container that ends at `limit`; null when there cannot be one. */
export function boxFrom(head: Bytes, start: number, limit: number): Box | null {
  if (head.length < 8) return null;
  const view = viewOf(head);
  const [short, type] = [view.getUint32(0), fourCC(head, 4)];
  const isLong = short === 1;
  if (isLong && head.length < HEAD_BYTES) return null;
  const payload = start + (isLong ? 16 : 8);
  const end = short === 0 ? limit : start + (isLong ? Number(view.getBigUint64(8)) : short);
  return end < payload ? null : { type, start, payload, end };
}

/** The boxes within another one that is completely in memory. */
export function boxesIn(bytes: Bytes, from: number, limit: number): Box[] {
  const boxes: Box[] = [];
  for (let at = from; at < limit;) {
    const box = boxFrom(bytes.subarray(at, Math.min(at + HEAD_BYTES, limit)), at, limit);
    // QuickTime may end a list with four zeros.
    if (!box) break;
    if (box.end > limit) throw new Error('a box is larger than the one around it');
    boxes.push(box);
    at = box.end;
  }
  return boxes;
}

/** The first box at the end of a path of types. */
export function findBox(bytes: Bytes, within: Box, ...path: readonly string[]): Box | null {
  let found: Box | null = within;
  for (const type of path) found = (found && boxesIn(bytes, found.payload, found.end).find((box) => box.type === type)) ?? null;
  return found;
}

/** Players skip `free` boxes; the size stays, so that offsets into the file remain valid. */
export function erase(bytes: Bytes, { start, payload, end }: Box): void {
  bytes.fill(0, payload, end);
  bytes.set(new TextEncoder().encode('free'), start + 4);
}
