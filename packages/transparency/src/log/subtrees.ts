import { type Hash, nodeHash, sha256 } from '../hashes.ts';
import type { LogNode } from './store.ts';

// Sizes exceed 2³¹, so this folder divides where others shift.

/** The complete subtrees of the entries from `start` on, the largest first. `start` is a multiple of a power of two that is at least `count`. */
export function completeSubtrees(start: number, count: number): LogNode[] {
  const nodes: LogNode[] = [];
  let [from, rest] = [start, count];
  while (rest > 0) {
    let [level, width] = [0, 1];
    while (width * 2 <= rest) [level, width] = [level + 1, width * 2];
    nodes.push({ level, index: from / width });
    [from, rest] = [from + width, rest - width];
  }
  return nodes;
}

/** The hash over complete subtrees, the largest first. */
export function foldSubtrees(hashes: readonly Hash[]): Hash {
  return hashes.length === 0 ? sha256(new Uint8Array()) : hashes.reduceRight((right, left) => nodeHash(left, right));
}
