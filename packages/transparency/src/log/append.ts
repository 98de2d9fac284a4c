import { leafHash } from '../hashes.ts';
import { type Edge, extendEdgeWithNodes } from './edge.ts';
import type { LogStore } from './store.ts';
import { completeSubtrees } from './subtrees.ts';

export async function readEdge(store: Pick<LogStore, 'read'>, size: number): Promise<Edge> {
  return { size, hashes: await store.read(completeSubtrees(0, size)) };
}

/** Appends to a log of this size and returns its new edge. Two hashes are written for an entry, on average. */
export async function append(store: LogStore, size: number, entries: readonly Uint8Array[]): Promise<Edge> {
  const { edge, completed } = extendEdgeWithNodes(await readEdge(store, size), entries.map(leafHash));
  await store.write(completed);
  return edge;
}
