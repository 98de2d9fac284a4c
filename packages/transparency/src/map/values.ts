import { type Bytes, joinBytes } from '@subrosa/crypto/primitives/bytes';
import { HASH_BYTES, type Hash } from '../hashes.ts';

/** The value of a label in the map of keys: how many records a member has, and the head of their chain. */
export interface KeysValue {
  readonly records: number;
  readonly head: Hash;
}

/** The value of a label in the map of settings. */
export interface SettingsValue {
  readonly version: number;
  readonly hash: Hash;
}

const NUMBER_BYTES = 4;

export const encodeKeysValue = ({ records, head }: KeysValue): Bytes => encode(records, head);

export const encodeSettingsValue = ({ version, hash }: SettingsValue): Bytes => encode(version, hash);

export function parseKeysValue(bytes: Bytes): KeysValue | null {
  const parsed = parse(bytes);
  return parsed && { records: parsed.number, head: parsed.hash };
}

export function parseSettingsValue(bytes: Bytes): SettingsValue | null {
  const parsed = parse(bytes);
  return parsed && { version: parsed.number, hash: parsed.hash };
}

function encode(number: number, hash: Hash): Bytes {
  if (!Number.isInteger(number) || number < 0 || number >= 2 ** 32 || hash.length !== HASH_BYTES) throw new RangeError('not a value');
  const head = new DataView(new ArrayBuffer(NUMBER_BYTES));
  head.setUint32(0, number);
  return joinBytes(new Uint8Array(head.buffer), hash);
}

function parse(bytes: Bytes): { number: number; hash: Hash } | null {
  if (bytes.length !== NUMBER_BYTES + HASH_BYTES) return null;
  return { number: new DataView(bytes.buffer, bytes.byteOffset).getUint32(0), hash: bytes.slice(NUMBER_BYTES) };
}
