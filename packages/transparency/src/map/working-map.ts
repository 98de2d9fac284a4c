import { HASH_BYTES, type Hash } from '../hashes.ts';
import { type Fillers, fillersBelow } from './fillers.ts';
import { foldPath } from './path.ts';
import { DEPTH, type Position } from './positions.ts';
import { childOf, hashOfNode, isEmptyNode, nodesAbove, slotNodeOf, SLOTS, type Slot, TILE_LEVELS, type Tile, type TileId } from './tile.ts';

interface WorkingTile extends Tile {
  readonly slots: Slot[];
  readonly renewed: Map<number, number>;
}

const ROOT: TileId = { depth: 0, prefix: 0 };
/** Replaced when the hashes are computed. */
const pending: Hash = new Uint8Array(HASH_BYTES);

const keyOf = ({ depth, prefix }: TileId) => `${depth}/${prefix}`;

/** The part of a map that one edition changes, in memory. Hashes are computed once, at the end. */
export class WorkingMap {
  readonly #tiles = new Map<string, WorkingTile>();
  readonly #changed = new Set<string>();
  /** The leaves whose paths change: their hashes are needed. */
  readonly touched = new Set<Position>();

  constructor(tiles: readonly Tile[]) {
    for (const tile of [emptyTile(ROOT), ...tiles]) {
      this.#tiles.set(keyOf(tile), { ...tile, slots: [...tile.slots], renewed: new Map(tile.renewed) });
    }
  }

  /** Adds the leaf if it is new, and marks its path as changed. */
  touch(position: Position): void {
    this.touched.add(position);
    for (let tile = this.#tileAt(ROOT); ; tile = this.#tileAt(childOf(tile, position))) {
      this.#changed.add(keyOf(tile));
      const node = slotNodeOf(position, tile);
      const slot = tile.slots[node - SLOTS];
      if (slot?.kind === 'single' && slot.position === position) return;
      if (slot?.kind === 'single') this.#split(tile, slot);
      if (slot?.kind === 'empty') {
        setSlot(tile, node, { kind: 'single', position, renewed: new Map(), hash: pending });
        return;
      }
    }
  }

  /** Renews one filler beside the path of a leaf. `pick` chooses among their number, the topmost first. */
  renewFiller(position: Position, edition: number, pick: (count: number) => number): void {
    this.touch(position);
    const renewals: (() => void)[] = [];
    for (let tile = this.#tileAt(ROOT); ; tile = this.#tileAt(childOf(tile, position))) {
      const node = slotNodeOf(position, tile);
      const { renewed } = tile;
      const siblings = nodesAbove(node).map((above) => above ^ 1);
      const empty = siblings.filter((sibling) => isEmptyNode(tile, sibling)).toReversed();
      renewals.push(...empty.map((sibling) => () => void renewed.set(sibling, edition)));
      const slot = tile.slots[node - SLOTS];
      if (slot?.kind !== 'single') continue;
      for (let depth = tile.depth + TILE_LEVELS + 1; depth <= DEPTH; depth += 1) {
        renewals.push(() => setSlot(tile, node, { ...slot, renewed: new Map(slot.renewed).set(depth, edition) }));
      }
      renewals[pick(renewals.length)]?.();
      return;
    }
  }

  /** Computes the hashes of everything that changed. */
  finish(fillers: Fillers, leafHashes: ReadonlyMap<Position, Hash>): { root: Hash; changed: Tile[] } {
    const root = this.#rehash(this.#tileAt(ROOT), fillers, leafHashes);
    return { root, changed: [...this.#changed].flatMap((key) => this.#tiles.get(key) ?? []) };
  }

  #rehash(tile: WorkingTile, fillers: Fillers, leafHashes: ReadonlyMap<Position, Hash>): Hash {
    for (const [index, slot] of tile.slots.entries()) {
      const depth = tile.depth + TILE_LEVELS;
      const child = this.#tiles.get(keyOf({ depth, prefix: tile.prefix * SLOTS + index }));
      const leafHash = slot.kind === 'single' && this.touched.has(slot.position) ? leafHashes.get(slot.position) : undefined;
      if (slot.kind === 'tile' && child) tile.slots[index] = { kind: 'tile', hash: this.#rehash(child, fillers, leafHashes) };
      if (slot.kind === 'single' && leafHash) {
        const siblings = fillersBelow(fillers, depth, slot.position, slot.renewed);
        tile.slots[index] = { ...slot, hash: foldPath(slot.position, leafHash, siblings) };
      }
    }
    return hashOfNode(tile, 1, fillers);
  }

  #tileAt(id: TileId): WorkingTile {
    const tile = this.#tiles.get(keyOf(id));
    if (!tile) throw new RangeError('the tile was not read');
    return tile;
  }

  /** A second leaf needs a tile below this slot: the first one moves into it, with its fillers. */
  #split(tile: WorkingTile, single: Slot & { kind: 'single' }): void {
    const child = emptyTile(childOf(tile, single.position));
    const node = slotNodeOf(single.position, child);
    const bottom = child.depth + TILE_LEVELS;
    const below = [...single.renewed].filter(([depth]) => depth > bottom);
    setSlot(child, node, { ...single, renewed: new Map(below), hash: pending });
    for (const [level, above] of nodesAbove(node).entries()) {
      const edition = single.renewed.get(bottom - level);
      if (edition !== undefined) child.renewed.set(above ^ 1, edition);
    }
    this.#tiles.set(keyOf(child), child);
    this.touched.add(single.position);
    setSlot(tile, slotNodeOf(single.position, tile), { kind: 'tile', hash: pending });
  }
}

function emptyTile(id: TileId): WorkingTile {
  return { ...id, slots: Array.from({ length: SLOTS }, () => ({ kind: 'empty' })), renewed: new Map() };
}

/** A node that is no longer empty has no filler. */
function setSlot(tile: WorkingTile, node: number, slot: Slot): void {
  tile.slots[node - SLOTS] = slot;
  for (const above of nodesAbove(node)) tile.renewed.delete(above);
}
