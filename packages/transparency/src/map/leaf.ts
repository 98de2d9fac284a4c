import { type Bytes, joinBytes } from '@subrosa/crypto/primitives/bytes';
import { HASH_BYTES, type Hash, leafHash, sha256 } from '../hashes.ts';

/** A version of a label's value. Without the nonce, the hash of a leaf proves nothing about its value. */
export interface ValueLeaf {
  readonly kind: 'value';
  readonly label: Hash;
  readonly nonce: Bytes;
  readonly value: Bytes;
}

/** What replaces a leaf at its erasure: a random hash. */
export interface ErasedLeaf {
  readonly kind: 'erased';
  readonly filler: Hash;
}

export type Leaf = ValueLeaf | ErasedLeaf;

export const NONCE_BYTES = HASH_BYTES;
export const LONGEST_VALUE = 255;

export function mapLeafHash(label: Hash, nonce: Bytes, value: Bytes): Hash {
  return leafHash(joinBytes(label, sha256(joinBytes(nonce, value))));
}

export function hashOfLeaf(leaf: Leaf): Hash {
  return leaf.kind === 'erased' ? leaf.filler : mapLeafHash(leaf.label, leaf.nonce, leaf.value);
}
