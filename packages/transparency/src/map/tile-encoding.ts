import type { Bytes } from '@subrosa/crypto/primitives/bytes';
import { HASH_BYTES, type Hash } from '../hashes.ts';
import type { Position } from './positions.ts';
import type { Slot, Tile, TileId } from './tile.ts';

/** Eight single leaves below the root, with every filler of their paths and of the tile renewed. */
export const LONGEST_TILE = 2 + 8 * (HASH_BYTES + 6 + 1 + 45 * 5) + 1 + 14 * 5;

const kinds = ['empty', 'single', 'tile'] as const;

/** A stored tile that this code did not write. */
export class StoredTileError extends Error {}

/**
 * Two bits for the kind of each slot, the first slot highest; then each slot that is not empty: its hash, and for a single leaf its
 * position and its renewed fillers; then the tile's renewed fillers. A list has its length before it, a renewed filler its depth or node.
 */
export function encodeTile(tile: Pick<Tile, 'slots' | 'renewed'>): Bytes {
  const bytes = new Uint8Array(LONGEST_TILE);
  let offset = 0;
  const uint = (value: number, length: number) => {
    offset += length;
    for (let [at, rest] = [offset - 1, value]; at >= offset - length; [at, rest] = [at - 1, Math.floor(rest / 256)]) bytes[at] = rest % 256;
  };
  const list = (renewed: ReadonlyMap<number, number>) => {
    uint(renewed.size, 1);
    for (const [at, edition] of [...renewed].toSorted(([one], [other]) => one - other)) {
      uint(at, 1);
      uint(edition, 4);
    }
  };
  uint(
    tile.slots.reduce((all, { kind }) => all * 4 + kinds.indexOf(kind), 0),
    2,
  );
  for (const slot of tile.slots) {
    if (slot.kind === 'empty') continue;
    bytes.set(slot.hash, offset);
    offset += HASH_BYTES;
    if (slot.kind === 'tile') continue;
    uint(slot.position, 6);
    list(slot.renewed);
  }
  list(tile.renewed);
  return bytes.slice(0, offset);
}

export function parseTile(id: TileId, content: Uint8Array): Tile {
  let offset = 0;
  const take = (length: number): Hash => {
    offset += length;
    if (offset > content.length) throw new StoredTileError('too short');
    return Uint8Array.from(content.subarray(offset - length, offset));
  };
  const uint = (length: number) => take(length).reduce((value, byte) => value * 256 + byte, 0);
  const list = () => new Map(Array.from({ length: uint(1) }, () => [uint(1), uint(4)] as const));
  const codes = uint(2);
  const slots = Array.from({ length: 8 }, (_, index): Slot => {
    const kind = kinds[(codes >> (14 - 2 * index)) & 3];
    if (kind === undefined) throw new StoredTileError('unknown kind');
    if (kind === 'empty') return { kind };
    const hash = take(HASH_BYTES);
    if (kind === 'tile') return { kind, hash };
    const position: Position = uint(6);
    return { kind, hash, position, renewed: list() };
  });
  const renewed = list();
  if (offset !== content.length) throw new StoredTileError('too long');
  return { ...id, slots, renewed };
}
