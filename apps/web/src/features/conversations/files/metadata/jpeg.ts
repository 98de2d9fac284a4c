import { textAt, viewOf, type Bytes } from './bytes.ts';
import { onlyOrientation, readOrientation } from './orientation.ts';

const [EOI, SOS, APP0, APP1, APP2, APP14] = [0xd9, 0xda, 0xe0, 0xe1, 0xe2, 0xee];
const JFIF_BYTES = 14;
const ADOBE_BYTES = 12;

/**
 * Removes the segments that a camera or program wrote beside the picture, and everything after it. The compressed picture stays unchanged.
 */
export function cleanJpeg(bytes: Bytes): Bytes[] {
  const view = viewOf(bytes);
  const parts = [bytes.subarray(0, 2)];
  let hasPicture = false;
  let hasOrientation = false;
  let at = bytes.indexOf(0xff, 2);
  while (at >= 0 && at + 1 < bytes.length) {
    const marker = view.getUint8(at + 1);
    if (marker === EOI) {
      parts.push(bytes.subarray(at, at + 2));
      break;
    }
    if (!hasLength(marker)) {
      // Padding or bytes between segments, which decoders skip.
      at = bytes.indexOf(0xff, at + 1);
      continue;
    }
    const end = at + 2 + view.getUint16(at + 2);
    const payload = bytes.subarray(at + 4, end);
    if (isOfPicture(marker)) parts.push(bytes.subarray(at, end));
    else if (marker === APP1 && !hasOrientation && textAt(payload, 0, 6) === 'Exif\0\0') {
      const orientation = readOrientation(payload.subarray(6));
      hasOrientation = orientation !== 1;
      if (hasOrientation) parts.push(segment(APP1, payload.subarray(0, 6), onlyOrientation(orientation)));
    } else parts.push(...harmless(marker, payload));
    at = end;
    if (marker === SOS) {
      at = endOfScan(bytes, end);
      parts.push(bytes.subarray(end, at));
      hasPicture = true;
    }
    at = bytes.indexOf(0xff, at);
  }
  if (!hasPicture) throw new Error('a JPEG without a picture');
  return parts;
}

const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7;

/** False for standalone markers (TEM, RST, SOI) and for values that are no marker. */
const hasLength = (marker: number) => marker >= 0xc0 && marker < 0xff && !(marker >= 0xd0 && marker <= 0xd8);

/** SOF, DHT, DAC, SOS, DQT, DNL, DRI, DHP, EXP: what a decoder needs. */
const isOfPicture = (marker: number) => marker >= 0xc0 && marker <= 0xdf;

/** Keeps what changes the picture's appearance: density, colour profile, colour model. A JFIF thumbnail may show what was cropped. */
function harmless(marker: number, payload: Bytes): Bytes[] {
  if (marker === APP0 && textAt(payload, 0, 5) === 'JFIF\0') {
    return [segment(APP0, payload.subarray(0, JFIF_BYTES - 2), new Uint8Array(2))];
  }
  if (marker === APP2 && textAt(payload, 0, 12) === 'ICC_PROFILE\0') return [segment(APP2, payload)];
  if (marker === APP14 && textAt(payload, 0, 5) === 'Adobe') return [segment(APP14, payload.subarray(0, ADOBE_BYTES))];
  return [];
}

function segment(marker: number, ...parts: readonly Bytes[]): Bytes {
  const body = parts.flatMap((part) => [...part]);
  const length = body.length + 2;
  return new Uint8Array([0xff, marker, length >> 8, length & 0xff, ...body]);
}

/** The offset of the next marker. In compressed data FF is followed by 00, or begins a restart marker. */
function endOfScan(bytes: Bytes, from: number): number {
  let at = bytes.indexOf(0xff, from);
  while (at >= 0 && at + 1 < bytes.length) {
    const next = bytes[at + 1] ?? 0;
    if (next === 0xff) at += 1;
    else if (next === 0 || isRestart(next)) at = bytes.indexOf(0xff, at + 2);
    else return at;
  }
  return bytes.length;
}
