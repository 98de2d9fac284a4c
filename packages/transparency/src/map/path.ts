import { type Hash, nodeHash } from '../hashes.ts';
import { DEPTH, type Position, prefixOf } from './positions.ts';

/** The hash above a leaf, from its siblings, the topmost first. With all 48 of them it is the root. */
export function foldPath(position: Position, leafHash: Hash, siblings: readonly Hash[]): Hash {
  return siblings.reduceRight((below, sibling, index) => {
    const depth = DEPTH - siblings.length + 1 + index;
    return prefixOf(position, depth) % 2 === 1 ? nodeHash(sibling, below) : nodeHash(below, sibling);
  }, leafHash);
}
