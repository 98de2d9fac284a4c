import type { Bytes } from '@subrosa/crypto/primitives/bytes';
import { sameBytes } from '@subrosa/crypto/primitives/hashes';
import { type Hash, isHash, nodeHash } from '../hashes.ts';
import { accepted, rejected, type Result } from '../result.ts';
import { LONGEST_VALUE, mapLeafHash, NONCE_BYTES } from './leaf.ts';
import { foldPath } from './path.ts';
import { DEPTH, type Position, positionOf, prefixOf } from './positions.ts';
import type { ProofStep } from './proof-steps.ts';
import type { LeafProof } from './prove.ts';

/** Whether the map with this root has this value at the label. One position holds one leaf, so it has no other value. */
export function verifyLeaf(root: Hash, label: Hash, { nonce, value, siblings }: LeafProof): boolean {
  if (!isHash(root) || !isHash(label) || nonce.length !== NONCE_BYTES || value.length < 1 || value.length > LONGEST_VALUE) return false;
  if (siblings.length !== DEPTH || !siblings.every(isHash)) return false;
  return sameBytes(foldPath(positionOf(label), mapLeafHash(label, nonce, value), siblings), root);
}

/**
 * The value of a label in consecutive editions, each under its root. Below the deepest sibling that changed, the hashes are those of the
 * edition before, so an edition without a change near the leaf costs few hashes.
 */
export function verifyProofs(label: Hash, roots: readonly Hash[], steps: readonly ProofStep[]): Result<Bytes[], 'wrongProof'> {
  if (!isHash(label) || steps.length !== roots.length) return rejected('wrongProof');
  const position = positionOf(label);
  const siblings: (Hash | null)[] = Array.from({ length: DEPTH }, () => null);
  // The hash of the node at each depth of the path.
  const path: Hash[] = [];
  let value: Bytes | null = null;
  const values: Bytes[] = [];
  for (const [index, step] of steps.entries()) {
    for (const [at, sibling] of step.siblings.entries()) siblings[at] = sibling ?? siblings[at] ?? null;
    if (step.leaf) {
      path[DEPTH] = mapLeafHash(label, step.leaf.nonce, step.leaf.value);
      value = step.leaf.value;
    }
    const deepest = step.leaf ? DEPTH : step.siblings.findLastIndex((sibling) => sibling !== null) + 1;
    if (!recomputePath(path, siblings, position, deepest)) return rejected('wrongProof');
    const [root, expected] = [path[0], roots[index]];
    if (!value || !root || !isHash(expected) || !sameBytes(root, expected)) return rejected('wrongProof');
    values.push(value);
  }
  return accepted(values);
}

/** Computes the hashes above `deepest`; false if one below or beside it is missing. */
function recomputePath(path: Hash[], siblings: readonly (Hash | null)[], position: Position, deepest: number): boolean {
  for (let depth = deepest; depth > 0; depth -= 1) {
    const [below, sibling] = [path[depth], siblings[depth - 1]];
    if (!below || !isHash(sibling)) return false;
    path[depth - 1] = prefixOf(position, depth) % 2 === 1 ? nodeHash(sibling, below) : nodeHash(below, sibling);
  }
  return true;
}
