import { sameBytes } from '@subrosa/crypto/primitives/hashes';
import { type Hash, isHash, nodeHash } from '../hashes.ts';

/** More than any tree needs whose size is a whole number. */
const LONGEST_PROOF = 64;

/** RFC 9162, 2.1.3.2. */
export function verifyInclusion(leaf: Hash, index: number, size: number, proof: readonly Hash[], root: Hash): boolean {
  if (!isCount(index) || !isCount(size) || index >= size || !areHashes([leaf, root, ...proof])) return false;
  const sides = sidesOf(index, size - 1);
  if (sides.length !== proof.length) return false;
  const hash = proof.reduce(
    (below, sibling, level) => (sides[level] === 'left' ? nodeHash(sibling, below) : nodeHash(below, sibling)),
    leaf,
  );
  return sameBytes(hash, root);
}

/** RFC 9162, 2.1.4.2. */
export function verifyConsistency(older: number, newer: number, olderRoot: Hash, newerRoot: Hash, proof: readonly Hash[]): boolean {
  if (!isCount(older) || !isCount(newer) || older < 1 || older > newer || !areHashes([olderRoot, newerRoot, ...proof])) return false;
  if (older === newer) return proof.length === 0 && sameBytes(olderRoot, newerRoot);
  let [position, last] = [older - 1, newer - 1];
  while (position % 2 === 1) [position, last] = [half(position), half(last)];
  // A complete older tree is a subtree of the newer one, so its root begins the path.
  const [first, ...path] = position === 0 ? [olderRoot, ...proof] : proof;
  const sides = sidesOf(position, last);
  if (!first || sides.length !== path.length) return false;
  let [olderHash, newerHash] = [first, first];
  for (const [level, sibling] of path.entries()) {
    if (sides[level] === 'left') [olderHash, newerHash] = [nodeHash(sibling, olderHash), nodeHash(sibling, newerHash)];
    else newerHash = nodeHash(newerHash, sibling);
  }
  return sameBytes(olderHash, olderRoot) && sameBytes(newerHash, newerRoot);
}

/** On which side of a node its siblings are, up to the root, in a tree whose nodes of this level end with `last`. */
function sidesOf(node: number, end: number): ('left' | 'right')[] {
  const sides: ('left' | 'right')[] = [];
  for (let [position, last] = [node, end]; last > 0; [position, last] = [half(position), half(last)]) {
    // The last node of a level without a sibling is also the last one above.
    if (position % 2 === 1) sides.push('left');
    else if (position < last) sides.push('right');
  }
  return sides;
}

const isCount = (value: number) => Number.isSafeInteger(value) && value >= 0;

const half = (value: number) => Math.floor(value / 2);

function areHashes(hashes: readonly Hash[]): boolean {
  return hashes.length <= LONGEST_PROOF && hashes.every(isHash);
}
