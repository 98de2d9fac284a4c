import { type Bytes, joinBytes, textToBytes } from './bytes.ts';
import { SUITE } from './suite.ts';

export type Field = string | number | Uint8Array;

export const TEXT = 1;
export const NUMBER = 2;
export const BYTES = 3;

/**
 * The encoding of everything that is signed or bound to a ciphertext. Each field has its type and its length, so that no two
 * lists of fields share an encoding; the label separates purposes.
 */
export function encodeFields(label: string, ...fields: readonly Field[]): Bytes {
  return encodeFieldsIn(SUITE, label, ...fields);
}

export function encodeFieldsIn(suite: number, label: string, ...fields: readonly Field[]): Bytes {
  return joinBytes(Uint8Array.of(suite), ...[label, ...fields].map(encodeField));
}

function encodeField(field: Field): Bytes {
  if (typeof field === 'string') return withLength(TEXT, textToBytes(field));
  if (typeof field === 'number') return withLength(NUMBER, numberToBytes(field));
  return withLength(BYTES, field);
}

function withLength(type: number, content: Uint8Array): Bytes {
  const head = new DataView(new ArrayBuffer(5));
  head.setUint8(0, type);
  head.setUint32(1, content.length);
  return joinBytes(new Uint8Array(head.buffer), content);
}

function numberToBytes(value: number): Bytes {
  if (!Number.isSafeInteger(value) || value < 0) throw new RangeError('only whole numbers from 0 are encoded');
  const view = new DataView(new ArrayBuffer(8));
  view.setBigUint64(0, BigInt(value));
  return new Uint8Array(view.buffer);
}
