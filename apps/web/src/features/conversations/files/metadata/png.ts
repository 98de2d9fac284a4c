import { fourCC, viewOf, type Bytes } from './bytes.ts';
import { onlyOrientation, readOrientation } from './orientation.ts';

const KEPT = new Set('IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP sBIT bKGD pHYs hIST cICP mDCV cLLI acTL fcTL fdAT'.split(' '));
const SIGNATURE_BYTES = 8;
/** A chunk has its length and type before the data and a checksum after them. */
const [HEAD_BYTES, CHECK_BYTES] = [8, 4];

/** Removes texts, times, Exif data and unknown chunks. */
export function cleanPng(bytes: Bytes): Bytes[] {
  if (fourCC(bytes, SIGNATURE_BYTES + 4) !== 'IHDR') throw new Error('a PNG without a header');
  const view = viewOf(bytes);
  const parts = [bytes.subarray(0, SIGNATURE_BYTES)];
  let hasPicture = false;
  let orientation = 1;
  for (let at = SIGNATURE_BYTES; at + HEAD_BYTES <= bytes.length;) {
    const type = fourCC(bytes, at + 4);
    const end = at + HEAD_BYTES + view.getUint32(at) + CHECK_BYTES;
    if (KEPT.has(type)) parts.push(bytes.subarray(at, end));
    if (type === 'eXIf') orientation = readOrientation(bytes.subarray(at + HEAD_BYTES, end - CHECK_BYTES));
    hasPicture ||= type === 'IDAT';
    if (type === 'IEND') break;
    at = end;
  }
  if (!hasPicture) throw new Error('a PNG without a picture');
  // Directly after the header, because some decoders expect each frame directly after its fcTL.
  return orientation === 1 ? parts : parts.toSpliced(2, 0, chunk('eXIf', onlyOrientation(orientation)));
}

function chunk(type: string, data: Bytes): Bytes {
  const chunkBytes = new Uint8Array(HEAD_BYTES + data.length + CHECK_BYTES);
  const view = viewOf(chunkBytes);
  view.setUint32(0, data.length);
  chunkBytes.set(new TextEncoder().encode(type), 4);
  chunkBytes.set(data, HEAD_BYTES);
  view.setUint32(HEAD_BYTES + data.length, crc32(chunkBytes.subarray(4, HEAD_BYTES + data.length)));
  return chunkBytes;
}

function crc32(bytes: Bytes): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return ~crc >>> 0;
}
