import type { Leaf } from './leaf.ts';
import type { Position } from './positions.ts';
import type { TileId } from './tile.ts';

/** Which versions to read: the newest that is not later than `from`, and all later ones until `to`. */
export interface EditionRange {
  readonly from: number;
  readonly to: number;
}

export interface Version<Content> {
  readonly edition: number;
  readonly content: Content;
}

/** One map. Versions are returned in the order of their editions; what did not exist has none. */
export interface MapReader {
  /** The versions of each tile, in the order of `tiles`. */
  readTiles: (tiles: readonly TileId[], editions: EditionRange) => Promise<readonly (readonly Version<Uint8Array>[])[]>;
  /** The versions of each leaf, in the order of `positions`. */
  readLeaves: (positions: readonly Position[], editions: EditionRange) => Promise<readonly (readonly Version<Leaf>[])[]>;
}

export interface MapChanges {
  readonly edition: number;
  readonly tiles: readonly (TileId & { readonly content: Uint8Array })[];
  readonly leaves: readonly { readonly position: Position; readonly leaf: Leaf }[];
}

export interface MapStore extends MapReader {
  /** In one transaction. An erased leaf also deletes every earlier version of its leaf. */
  write: (changes: MapChanges) => Promise<void>;
}
