import type { Hash } from '../hashes.ts';

/** A complete subtree of the log: level 0 are the entries, and level n has one hash for 2ⁿ entries. */
export interface LogNode {
  readonly level: number;
  readonly index: number;
}

export interface LogNodeHash extends LogNode {
  readonly hash: Hash;
}

/** The hashes of complete subtrees. They are written once and never change. */
export interface LogStore {
  /** The hashes in the order of `nodes`. */
  read: (nodes: readonly LogNode[]) => Promise<readonly Hash[]>;
  /** Rejects a node that has a hash already. */
  write: (nodes: readonly LogNodeHash[]) => Promise<void>;
}
