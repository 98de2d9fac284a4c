import { type Hash, nodeHash } from '../hashes.ts';
import type { Fillers, RenewedFillers } from './fillers.ts';
import { DEPTH, type Position, prefixOf } from './positions.ts';

/** A tile holds three levels of the map below one node. It exists where a subtree has at least two leaves, and at the root. */
export const TILE_LEVELS = 3;
export const SLOTS = 2 ** TILE_LEVELS;

export interface TileId {
  readonly depth: number;
  readonly prefix: number;
}

/** A subtree below a tile. `single` has one leaf; the hashes below follow from the leaf and from fillers. */
export type Slot =
  | { readonly kind: 'empty' }
  | { readonly kind: 'single'; readonly position: Position; readonly renewed: RenewedFillers; readonly hash: Hash }
  | { readonly kind: 'tile'; readonly hash: Hash };

export interface Tile extends TileId {
  readonly slots: readonly Slot[];
  /** When the fillers of empty nodes were renewed last. The nodes of a tile are numbered from the root's 1; the slots are 8 to 15. */
  readonly renewed: ReadonlyMap<number, number>;
}

/** The tiles that a position can lie in, from the root on. */
export function tilesOf(position: Position): TileId[] {
  return Array.from({ length: DEPTH / TILE_LEVELS }, (_, index) => {
    const depth = index * TILE_LEVELS;
    return { depth, prefix: prefixOf(position, depth) };
  });
}

/** The number of the slot's node in its tile. */
export function slotNodeOf(position: Position, { depth }: TileId): number {
  return SLOTS + (prefixOf(position, depth + TILE_LEVELS) % SLOTS);
}

/** The tile below the slot of a position. */
export function childOf(tile: TileId, position: Position): TileId {
  return { depth: tile.depth + TILE_LEVELS, prefix: tile.prefix * SLOTS + slotNodeOf(position, tile) - SLOTS };
}

export function slotOf(tile: Pick<Tile, 'slots' | 'depth' | 'prefix'>, position: Position): Slot {
  return tile.slots[slotNodeOf(position, tile) - SLOTS] ?? { kind: 'empty' };
}

/** The nodes from a slot up to the child of the tile's root. */
export function nodesAbove(slotNode: number): number[] {
  return Array.from({ length: TILE_LEVELS }, (_, level) => Math.floor(slotNode / 2 ** level));
}

export function isEmptyNode({ slots }: Pick<Tile, 'slots'>, node: number): boolean {
  const [first, count] = slotsBelow(node);
  return slots.slice(first, first + count).every(({ kind }) => kind === 'empty');
}

/** The hash of a node: an empty one is a filler, whatever its height. */
export function hashOfNode(tile: Tile, node: number, fillers: Fillers): Hash {
  if (isEmptyNode(tile, node)) {
    const level = Math.floor(Math.log2(node));
    return fillers(tile.depth + level, tile.prefix * 2 ** level + (node - 2 ** level), tile.renewed.get(node) ?? 0);
  }
  const slot = tile.slots[node - SLOTS];
  if (slot && slot.kind !== 'empty') return slot.hash;
  return nodeHash(hashOfNode(tile, node * 2, fillers), hashOfNode(tile, node * 2 + 1, fillers));
}

/** The siblings of a position within the tile, the topmost first. */
export function siblingsInTile(tile: Tile, position: Position, fillers: Fillers): Hash[] {
  return nodesAbove(slotNodeOf(position, tile))
    .map((node) => hashOfNode(tile, node ^ 1, fillers))
    .toReversed();
}

function slotsBelow(node: number): [first: number, count: number] {
  const count = SLOTS / 2 ** Math.floor(Math.log2(node));
  return [node * count - SLOTS, count];
}
