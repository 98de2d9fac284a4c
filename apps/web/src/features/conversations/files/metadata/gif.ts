import { textAt, type Bytes } from './bytes.ts';

const [EXTENSION, IMAGE, TRAILER] = [0x21, 0x2c, 0x3b];
const [GRAPHIC_CONTROL, APPLICATION] = [0xf9, 0xff];
const LOOPING = new Set(['NETSCAPE2.0', 'ANIMEXTS1.0']);
const HEADER_BYTES = 13;
const IMAGE_BYTES = 10;

/** Removes comments, XMP and other extensions; keeps the animation. */
export function cleanGif(bytes: Bytes): Bytes[] {
  let at = HEADER_BYTES + tableBytes(bytes[10] ?? 0);
  const parts = [bytes.subarray(0, at)];
  let hasPicture = false;
  while (at + 1 < bytes.length) {
    const kind = bytes[at];
    let end: number;
    if (kind === EXTENSION) {
      end = endOfBlocks(bytes, at + 2);
      if (isKept(bytes, at)) parts.push(bytes.subarray(at, end));
    } else if (kind === IMAGE) {
      end = endOfBlocks(bytes, at + IMAGE_BYTES + tableBytes(bytes[at + 9] ?? 0) + 1);
      parts.push(bytes.subarray(at, end));
      hasPicture = true;
    } else break;
    at = end;
  }
  if (!hasPicture) throw new Error('a GIF without a picture');
  return [...parts, new Uint8Array([TRAILER])];
}

const tableBytes = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

function isKept(bytes: Bytes, at: number): boolean {
  const label = bytes[at + 1];
  return label === GRAPHIC_CONTROL || (label === APPLICATION && LOOPING.has(textAt(bytes, at + 3, 11)));
}

/** Each block begins with its length; an empty block ends the list. */
function endOfBlocks(bytes: Bytes, from: number): number {
  let at = from;
  for (let length = bytes[at] ?? 0; length > 0; length = bytes[at] ?? 0) at += 1 + length;
  return at + 1;
}
