/**
 * A map of millions of labels without computing its hashes: positions are random and sorted, a tile of the first edition follows from
 * them, and its hashes are random numbers of its prefix. Every later edition is computed by the real code. A label that it changed has
 * a valid proof from then on, because that computes its complete path.
 */
import { sha256 } from '../../packages/transparency/src/hashes.ts';
import type { Leaf } from '../../packages/transparency/src/map/leaf.ts';
import { DEPTH, type Position, prefixOf } from '../../packages/transparency/src/map/positions.ts';
import type { EditionRange, MapChanges, MapStore, Version } from '../../packages/transparency/src/map/store.ts';
import { type Slot, SLOTS, TILE_LEVELS, type TileId } from '../../packages/transparency/src/map/tile.ts';
import { encodeTile } from '../../packages/transparency/src/map/tile-encoding.ts';
import { MemoryMap } from '../../packages/transparency/test/support/memory-map.ts';

const FIRST = 0;
const PARTS = 3;

export class SyntheticMap implements MapStore {
  /** All versions after the first edition. */
  readonly later = new MemoryMap();
  readonly #positions: Float64Array;

  constructor(labels: number) {
    this.#positions = randomPositions(labels);
  }

  /** A label that has been in the map since the first edition. */
  randomLabel(): Uint8Array<ArrayBuffer> {
    const index = Math.floor(Math.random() * this.#positions.length);
    return labelAt(this.#positions[index] ?? 0);
  }

  async readTiles(tiles: readonly TileId[], editions: EditionRange): Promise<Version<Uint8Array>[][]> {
    const later = await this.later.readTiles(tiles, editions);
    return tiles.map((id, index) => this.#withFirst(later[index] ?? [], editions, () => this.#tileContent(id)));
  }

  async readLeaves(positions: readonly Position[], editions: EditionRange): Promise<Version<Leaf>[][]> {
    const later = await this.later.readLeaves(positions, editions);
    return positions.map((position, index) => this.#withFirst(later[index] ?? [], editions, () => this.#leafAt(position)));
  }

  async write(changes: MapChanges): Promise<void> {
    await this.later.write(changes);
  }

  #withFirst<Content>(later: Version<Content>[], { from }: EditionRange, first: () => Content | null): Version<Content>[] {
    if (later.some(({ edition }) => edition <= from)) return later;
    const content = first();
    return content === null ? later : [{ edition: FIRST, content }, ...later];
  }

  #leafAt(position: Position): Leaf | null {
    if (this.#positions[this.#indexOf(position)] !== position) return null;
    return { kind: 'value', label: labelAt(position), nonce: new Uint8Array(32), value: new Uint8Array(36) };
  }

  #tileContent({ depth, prefix }: TileId): Uint8Array | null {
    const [first, end] = this.#rangeOf(depth, prefix);
    if (end - first < 2 && depth > 0) return null;
    const slots = Array.from({ length: SLOTS }, (_, index) => this.#slotAt(depth + TILE_LEVELS, prefix * SLOTS + index));
    return encodeTile({ slots, renewed: new Map() });
  }

  #slotAt(depth: number, prefix: number): Slot {
    const [first, end] = this.#rangeOf(depth, prefix);
    if (end === first) return { kind: 'empty' };
    const hash = sha256(new Uint8Array(Float64Array.of(depth, prefix).buffer));
    if (end - first > 1) return { kind: 'tile', hash };
    return { kind: 'single', hash, position: this.#positions[first] ?? 0, renewed: new Map() };
  }

  #rangeOf(depth: number, prefix: number): [first: number, end: number] {
    const width = 2 ** (DEPTH - depth);
    return [this.#indexOf(prefix * width), this.#indexOf((prefix + 1) * width)];
  }

  /** The index of the first position that is not smaller. */
  #indexOf(position: Position): number {
    let [low, high] = [0, this.#positions.length];
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      if ((this.#positions[middle] ?? 0) < position) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** Different positions in ascending order. */
function randomPositions(count: number): Float64Array {
  const positions = new Float64Array(count);
  const chunk = new Uint16Array(PARTS * 8192);
  for (let index = 0; index < count; index += 1) {
    const at = (index * PARTS) % chunk.length;
    if (at === 0) crypto.getRandomValues(chunk);
    positions[index] = chunk.subarray(at, at + PARTS).reduce((position, part) => position * 65_536 + part, 0);
  }
  positions.sort();
  return positions.filter((position, index) => position !== positions[index - 1]);
}

function labelAt(position: Position): Uint8Array<ArrayBuffer> {
  return new Uint8Array(32).map((_, index) => (index < DEPTH / 8 ? prefixOf(position, index * 8 + 8) % 256 : 0));
}
