import { type Bytes, joinBytes } from '../primitives/bytes.ts';
import { FRANKING_KEY_LENGTH } from '../signed/franking.ts';

const STEP = 256;
const LENGTH_BYTES = 4;

/** The maximum size that fits into the longest ciphertext that the server accepts. */
export const LONGEST_PAYLOAD = 20_480 - LENGTH_BYTES - FRANKING_KEY_LENGTH;

/** Length, payload, franking key, and zeros up to the next 256 bytes, so that the size reveals only the step. */
export function pack(payload: Bytes, frankingKey: Bytes): Bytes {
  const length = new DataView(new ArrayBuffer(LENGTH_BYTES));
  length.setUint32(0, payload.length);
  const content = joinBytes(new Uint8Array(length.buffer), payload, frankingKey);
  const padded = new Uint8Array(Math.ceil(content.length / STEP) * STEP);
  padded.set(content);
  return padded;
}

export function unpack(padded: Bytes): { payload: Bytes; frankingKey: Bytes } {
  const length = new DataView(padded.buffer, padded.byteOffset).getUint32(0);
  const end = LENGTH_BYTES + length;
  const frankingKey = padded.slice(end, end + FRANKING_KEY_LENGTH);
  if (frankingKey.length !== FRANKING_KEY_LENGTH) throw new RangeError('shorter than it says');
  return { payload: padded.slice(LENGTH_BYTES, end), frankingKey };
}
