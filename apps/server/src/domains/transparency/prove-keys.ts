import { createFillers } from '@subrosa/transparency/map/fillers';
import { keysLabel } from '@subrosa/transparency/map/labels';
import { positionOf, type Position } from '@subrosa/transparency/map/positions';
import { encodeProofs } from '@subrosa/transparency/map/proof-steps';
import { proveLeaf } from '@subrosa/transparency/map/prove';
import type { MapReader } from '@subrosa/transparency/map/store';
import { tilesOf, type TileId } from '@subrosa/transparency/map/tile';
import type { Config } from '../../platform/config/config.ts';
import type { Db } from '../../platform/db/database.ts';
import { fillerKey } from './maps.ts';
import { findPublishedEdition } from './queries/editions.ts';
import { mapReader } from './queries/maps.ts';

interface KeyProof {
  edition: number;
  /** One proof in the encoding of packages/transparency, in base64. */
  proof: string;
}

/**
 * Proofs of the keys of members in the newest edition, by member id. There are none for members whom no edition has, nor
 * when the caller has those of this edition.
 */
export async function proveKeys(
  db: Db,
  { memberIds, provedIn = -1 }: { memberIds: readonly string[]; provedIn?: number | undefined },
  config: Config,
): Promise<ReadonlyMap<string, KeyProof>> {
  const edition = await findPublishedEdition(db);
  if (edition === null || edition <= provedIn) return new Map();
  const labels = memberIds.map((id) => ({ id, label: keysLabel(id) }));
  const reader = await readTogether(
    mapReader(db, 'keys'),
    labels.map(({ label }) => positionOf(label)),
    edition,
  );
  const fillers = createFillers(fillerKey(config), 'keys');
  const proofs = new Map<string, KeyProof>();
  for (const { id, label } of labels) {
    const [proof] = await proveLeaf(reader, fillers, label, [edition]);
    if (proof) proofs.set(id, { edition, proof: Buffer.from(encodeProofs([proof])).toString('base64') });
  }
  return proofs;
}

const keyOf = ({ depth, prefix }: TileId) => `${depth}/${prefix}`;

/** Reads everything about these positions at once: a group has up to 50 members. */
async function readTogether(reader: MapReader, positions: readonly Position[], edition: number): Promise<MapReader> {
  const range = { from: edition, to: edition };
  const ids = [...new Map(positions.flatMap(tilesOf).map((id) => [keyOf(id), id])).values()];
  const [tiles, leaves] = await Promise.all([reader.readTiles(ids, range), reader.readLeaves(positions, range)]);
  const tileOf = new Map(ids.map((id, index) => [keyOf(id), tiles[index] ?? []]));
  const leafOf = new Map(positions.map((position, index) => [position, leaves[index] ?? []]));
  return {
    readTiles: async (wanted) => wanted.map((id) => tileOf.get(keyOf(id)) ?? []),
    readLeaves: async (wanted) => wanted.map((position) => leafOf.get(position) ?? []),
  };
}
