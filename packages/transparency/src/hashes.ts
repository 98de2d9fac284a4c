import { sha256 as digest } from '@noble/hashes/sha2.js';
import { type Bytes, joinBytes } from '@subrosa/crypto/primitives/bytes';

/** SHA-256, computed synchronously: WebCrypto would need one promise for each of hundreds of short inputs. */
export type Hash = Bytes;

export const HASH_BYTES = 32;

const LEAF = Uint8Array.of(0);
const NODE = 1;

export function sha256(content: Uint8Array): Hash {
  return digest(content);
}

/** The hash of an entry in the tree of RFC 9162. */
export function leafHash(entry: Uint8Array): Hash {
  return sha256(joinBytes(LEAF, entry));
}

export function nodeHash(left: Uint8Array, right: Uint8Array): Hash {
  if (left.length !== HASH_BYTES || right.length !== HASH_BYTES) throw new RangeError('a node has two hashes');
  const content = new Uint8Array(1 + 2 * HASH_BYTES);
  content[0] = NODE;
  content.set(left, 1);
  content.set(right, 1 + HASH_BYTES);
  return sha256(content);
}

export function isHash(value: unknown): value is Hash {
  return value instanceof Uint8Array && value.length === HASH_BYTES;
}
