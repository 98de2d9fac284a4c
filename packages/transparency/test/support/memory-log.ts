import type { Hash } from '../../src/hashes.ts';
import type { LogNode, LogStore } from '../../src/log/store.ts';

const keyOf = ({ level, index }: LogNode) => `${level}/${index}`;

/** A log's store in memory, which like a table rejects a second hash of a node. */
export function aLogStore(): LogStore & { readonly hashes: ReadonlyMap<string, Hash> } {
  const hashes = new Map<string, Hash>();
  return {
    hashes,
    read: async (nodes) =>
      nodes.map((node) => {
        const hash = hashes.get(keyOf(node));
        if (!hash) throw new Error(`no hash of ${keyOf(node)}`);
        return hash;
      }),
    write: async (nodes) => {
      for (const node of nodes) {
        if (hashes.has(keyOf(node))) throw new Error(`a second hash of ${keyOf(node)}`);
        hashes.set(keyOf(node), node.hash);
      }
    },
  };
}
