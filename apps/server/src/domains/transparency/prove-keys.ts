import type { EditionSchedule } from '@subrosa/transparency/entries/entry';
import { timeOfEdition } from '@subrosa/transparency/entries/log-state';
import { createFillers } from '@subrosa/transparency/map/fillers';
import { keysLabel } from '@subrosa/transparency/map/labels';
import { positionOf, type Position } from '@subrosa/transparency/map/positions';
import { encodeProofs } from '@subrosa/transparency/map/proof-steps';
import { proveLeaf } from '@subrosa/transparency/map/prove';
import type { MapReader } from '@subrosa/transparency/map/store';
import { tilesOf, type TileId } from '@subrosa/transparency/map/tile';
import type { Config } from '../../platform/config/config.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { fillerKey } from './maps.ts';
import { findPublishedEdition, findSchedule } from './queries/editions.ts';
import { mapReader } from './queries/maps.ts';

export type ProofPlatform = Pick<Platform, 'config' | 'clock'>;

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
  { config, clock }: ProofPlatform,
): Promise<ReadonlyMap<string, KeyProof>> {
  if (provedIn >= 0 && !(await isDue(db, provedIn + 1, { config, clock }))) return new Map();
  const edition = (await knownEdition(db, memberIds, { config, clock })) ?? (await findPublishedEdition(db));
  if (edition === null || edition <= provedIn) return new Map();
  const known = proofsOfEdition(config, edition);
  const proofs = new Map(memberIds.flatMap((id) => (known.has(id) ? [[id, known.get(id)] as const] : [])));
  const missing = memberIds.filter((id) => !proofs.has(id));
  if (missing.length > 0) {
    for (const [id, proof] of await readProofs(db, missing, edition, config)) {
      proofs.set(id, proof);
      if (known.size < MOST_KNOWN) known.set(id, proof);
    }
  }
  return new Map([...proofs].flatMap(([id, proof]) => (proof ? [[id, proof] as const] : [])));
}

/** The newest edition, without a query, if the proofs of all these members are known and no later one can exist. */
async function knownEdition(db: Db, memberIds: readonly string[], platform: ProofPlatform): Promise<number | null> {
  const known = cached.get(platform.config);
  if (!known || memberIds.some((id) => !known.proofs.has(id))) return null;
  return (await isDue(db, known.edition + 1, platform)) ? null : known.edition;
}

const schedules = new WeakMap<Config, EditionSchedule>();

/** Whether an edition can exist by now. Most lookups are in the hour of a proof that the caller or this process has: they need no query. */
async function isDue(db: Db, edition: number, { config, clock }: ProofPlatform): Promise<boolean> {
  const schedule = schedules.get(config) ?? (await findSchedule(db));
  if (!schedule) return false;
  schedules.set(config, schedule);
  return timeOfEdition(schedule, edition) * 1000 <= clock.now().getTime();
}

/** Some 10 MB: a proof has 2,148 characters. */
const MOST_KNOWN = 5000;

const cached = new WeakMap<Config, { edition: number; proofs: Map<string, KeyProof | null> }>();

/** What a published edition proves never changes, so it is read once for every caller. */
function proofsOfEdition(config: Config, edition: number): Map<string, KeyProof | null> {
  const before = cached.get(config);
  if (before?.edition === edition) return before.proofs;
  const proofs = new Map<string, KeyProof | null>();
  cached.set(config, { edition, proofs });
  return proofs;
}

async function readProofs(
  db: Db,
  memberIds: readonly string[],
  edition: number,
  config: Config,
): Promise<ReadonlyMap<string, KeyProof | null>> {
  const labels = memberIds.map((id) => ({ id, label: keysLabel(id) }));
  const reader = await readTogether(
    mapReader(db, 'keys'),
    labels.map(({ label }) => positionOf(label)),
    edition,
  );
  const fillers = createFillers(fillerKey(config), 'keys');
  const proofs = new Map<string, KeyProof | null>();
  for (const { id, label } of labels) {
    const [proof] = await proveLeaf(reader, fillers, label, [edition]);
    proofs.set(id, proof ? { edition, proof: Buffer.from(encodeProofs([proof])).toString('base64') } : null);
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
