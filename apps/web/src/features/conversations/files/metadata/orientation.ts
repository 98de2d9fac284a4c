import { viewOf, type Bytes } from './bytes.ts';

const ORIENTATION = 0x0112;
const ENTRY_BYTES = 12;

/** The orientation of a picture, from 1 to 8, from its Exif data (a TIFF header and its first directory). */
export function readOrientation(exif: Bytes): number {
  try {
    const view = viewOf(exif);
    const isLittle = view.getUint16(0) === 0x4949;
    const directory = view.getUint32(4, isLittle);
    const count = view.getUint16(directory, isLittle);
    for (let at = directory + 2; at < directory + 2 + count * ENTRY_BYTES; at += ENTRY_BYTES) {
      if (view.getUint16(at, isLittle) !== ORIENTATION) continue;
      const orientation = view.getUint16(at + 8, isLittle);
      return orientation >= 1 && orientation <= 8 ? orientation : 1;
    }
  } catch {
    // Truncated Exif data contain no orientation.
  }
  return 1;
}

/** Exif data with the orientation only. */
export const onlyOrientation = (orientation: number): Bytes =>
  // Big-endian, one entry of type SHORT with one value, no further directory.
  new Uint8Array([0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]);
