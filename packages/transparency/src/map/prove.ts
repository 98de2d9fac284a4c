import type { Bytes } from '@subrosa/crypto/primitives/bytes';
import { sameBytes } from '@subrosa/crypto/primitives/hashes';
import type { Hash } from '../hashes.ts';
import { type Fillers, fillersBelow } from './fillers.ts';
import { type Position, positionOf } from './positions.ts';
import type { MapReader, Version } from './store.ts';
import { siblingsInTile, slotOf, TILE_LEVELS, type Tile, tilesOf } from './tile.ts';
import { parseTile, StoredTileError } from './tile-encoding.ts';

/** That a label has this value in one edition. There are 48 siblings in every map, the topmost first. */
export interface LeafProof {
  readonly nonce: Bytes;
  readonly value: Bytes;
  readonly siblings: readonly Hash[];
}

/** A proof for each edition, in ascending order; null where the label has no value. Two reads. */
export async function proveLeaf(
  reader: MapReader,
  fillers: Fillers,
  label: Hash,
  editions: readonly number[],
): Promise<(LeafProof | null)[]> {
  const position = positionOf(label);
  const range = { from: editions[0] ?? 0, to: editions.at(-1) ?? 0 };
  const ids = tilesOf(position);
  const [contents, leaves] = await Promise.all([reader.readTiles(ids, range), reader.readLeaves([position], range)]);
  const levels = ids.map((id, index) => (contents[index] ?? []).map((version) => readTile(id, version, position, fillers)));
  return editions.map((edition) => {
    const leaf = newest(leaves[0] ?? [], edition)?.content;
    if (leaf?.kind !== 'value' || !sameBytes(leaf.label, label)) return null;
    return { nonce: leaf.nonce, value: leaf.value, siblings: siblingsAt(levels, edition) };
  });
}

interface TileSiblings {
  readonly edition: number;
  readonly hashes: readonly Hash[];
  /** Whether the next tile continues the path. */
  readonly continues: boolean;
}

/** The siblings that a version of a tile contributes, computed once for all editions. */
function readTile(id: Parameters<typeof parseTile>[0], version: Version<Uint8Array>, position: Position, fillers: Fillers): TileSiblings {
  const tile: Tile = parseTile(id, version.content);
  const slot = slotOf(tile, position);
  const below = slot.kind === 'single' ? fillersBelow(fillers, tile.depth + TILE_LEVELS, slot.position, slot.renewed) : [];
  return { edition: version.edition, hashes: [...siblingsInTile(tile, position, fillers), ...below], continues: slot.kind === 'tile' };
}

function siblingsAt(levels: readonly (readonly TileSiblings[])[], edition: number): Hash[] {
  const siblings: Hash[] = [];
  for (const versions of levels) {
    const tile = newest(versions, edition);
    if (!tile) throw new StoredTileError('missing');
    siblings.push(...tile.hashes);
    if (!tile.continues) break;
  }
  return siblings;
}

function newest<Item extends { readonly edition: number }>(versions: readonly Item[], edition: number): Item | undefined {
  return versions.findLast((version) => version.edition <= edition);
}
