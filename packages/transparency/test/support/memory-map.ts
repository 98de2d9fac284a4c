import type { Leaf } from '../../src/map/leaf.ts';
import type { Position } from '../../src/map/positions.ts';
import type { EditionRange, MapChanges, MapStore, Version } from '../../src/map/store.ts';
import type { TileId } from '../../src/map/tile.ts';

/** A map's store in memory. It counts reads, as a table would count queries. */
export class MemoryMap implements MapStore {
  readonly tiles = new Map<string, Version<Uint8Array>[]>();
  readonly leaves = new Map<Position, Version<Leaf>[]>();
  readonly writes: MapChanges[] = [];
  reads = 0;

  async readTiles(tiles: readonly TileId[], editions: EditionRange): Promise<Version<Uint8Array>[][]> {
    this.reads += 1;
    return tiles.map(({ depth, prefix }) => inRange(this.tiles.get(`${depth}/${prefix}`) ?? [], editions));
  }

  async readLeaves(positions: readonly Position[], editions: EditionRange): Promise<Version<Leaf>[][]> {
    this.reads += 1;
    return positions.map((position) => inRange(this.leaves.get(position) ?? [], editions));
  }

  async write(changes: MapChanges): Promise<void> {
    const { edition } = changes;
    this.writes.push(changes);
    for (const { depth, prefix, content } of changes.tiles) {
      const key = `${depth}/${prefix}`;
      this.tiles.set(key, [...(this.tiles.get(key) ?? []), { edition, content }]);
    }
    for (const { position, leaf } of changes.leaves) {
      const earlier = leaf.kind === 'erased' ? [] : (this.leaves.get(position) ?? []);
      this.leaves.set(position, [...earlier, { edition, content: leaf }]);
    }
  }

  /** As after the restore of a backup of this edition. */
  restore(lastEdition: number): void {
    keepThrough(this.tiles, lastEdition);
    keepThrough(this.leaves, lastEdition);
  }
}

function keepThrough<Key, Content>(all: Map<Key, Version<Content>[]>, lastEdition: number): void {
  for (const [key, versions] of all) {
    const kept = versions.filter(({ edition }) => edition <= lastEdition);
    if (kept.length > 0) all.set(key, kept);
    else all.delete(key);
  }
}

function inRange<Content>(versions: readonly Version<Content>[], { from, to }: EditionRange): Version<Content>[] {
  const first = versions.findLastIndex(({ edition }) => edition <= from);
  return versions.slice(Math.max(first, 0)).filter(({ edition }) => edition <= to);
}
