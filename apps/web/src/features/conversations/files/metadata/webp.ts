import { fourCC, viewOf, type Bytes } from './bytes.ts';
import { onlyOrientation, readOrientation } from './orientation.ts';

const KEPT = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);
const PICTURE = new Set(['VP8 ', 'VP8L', 'ANMF']);
const [EXIF_FLAG, XMP_FLAG] = [0x08, 0x04];

/** Removes Exif data, XMP, unknown chunks, and everything after the picture. */
export function cleanWebp(bytes: Bytes): Bytes[] {
  const view = viewOf(bytes);
  const whole = Math.min(bytes.length, 8 + view.getUint32(4, true));
  const chunks: Bytes[] = [];
  let features: Bytes | null = null;
  let orientation = 1;
  let hasPicture = false;
  for (let at = 12; at + 8 <= whole;) {
    const type = fourCC(bytes, at);
    const size = view.getUint32(at + 4, true);
    const end = at + 8 + size + (size % 2);
    if (type === 'VP8X') chunks.push((features = bytes.slice(at, end)));
    else if (KEPT.has(type)) chunks.push(bytes.subarray(at, Math.min(end, whole)));
    else if (type === 'EXIF') orientation = readOrientation(withoutName(bytes.subarray(at + 8, end)));
    hasPicture ||= PICTURE.has(type);
    at = end;
  }
  if (!hasPicture) throw new Error('a WebP without a picture');
  if (features) {
    viewOf(features).setUint8(8, (features[8] ?? 0) & ~(EXIF_FLAG | XMP_FLAG));
    if (orientation !== 1) {
      viewOf(features).setUint8(8, (features[8] ?? 0) | EXIF_FLAG);
      chunks.push(chunk('EXIF', onlyOrientation(orientation)));
    }
  }
  const header = bytes.slice(0, 12);
  viewOf(header).setUint32(4, 4 + chunks.reduce((sum, { length }) => sum + length, 0), true);
  return [header, ...chunks];
}

/** Some programs write the name of the JPEG segment before the data. */
const withoutName = (exif: Bytes) => (fourCC(exif, 0) === 'Exif' ? exif.subarray(6) : exif);

/** The data are padded to an even length. */
function chunk(type: string, data: Bytes): Bytes {
  const chunkBytes = new Uint8Array(8 + data.length);
  chunkBytes.set(new TextEncoder().encode(type));
  viewOf(chunkBytes).setUint32(4, data.length, true);
  chunkBytes.set(data, 8);
  return chunkBytes;
}
