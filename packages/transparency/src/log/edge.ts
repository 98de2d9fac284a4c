import { type Hash, isHash, nodeHash } from '../hashes.ts';
import type { LogNodeHash } from './store.ts';
import { completeSubtrees, foldSubtrees } from './subtrees.ts';

/** The right edge of a tree: the hashes of its complete subtrees, the largest first. It suffices to append entries. */
export interface Edge {
  readonly size: number;
  readonly hashes: readonly Hash[];
}

export const emptyEdge: Edge = { size: 0, hashes: [] };

/** Whether the edge can be one: a stored edge may be damaged. */
export function isEdge({ size, hashes }: Edge): boolean {
  if (!Number.isSafeInteger(size) || size < 0) return false;
  return hashes.length === completeSubtrees(0, size).length && hashes.every(isHash);
}

export function edgeRoot({ hashes }: Edge): Hash {
  return foldSubtrees(hashes);
}

export function extendEdge(edge: Edge, leaves: readonly Hash[]): Edge {
  return extendEdgeWithNodes(edge, leaves).edge;
}

/** Also returns the subtrees that these leaves complete. */
export function extendEdgeWithNodes(edge: Edge, leaves: readonly Hash[]): { edge: Edge; completed: LogNodeHash[] } {
  const hashes = [...edge.hashes];
  const completed: LogNodeHash[] = [];
  let { size } = edge;
  for (const leaf of leaves) {
    let [level, index, hash] = [0, size, leaf];
    completed.push({ level, index, hash });
    for (; index % 2 === 1; completed.push({ level, index, hash })) {
      const left = hashes.pop();
      if (!left) throw new RangeError('the edge has too few hashes');
      [level, index, hash] = [level + 1, (index - 1) / 2, nodeHash(left, hash)];
    }
    hashes.push(hash);
    size += 1;
  }
  return { edge: { size, hashes }, completed };
}
