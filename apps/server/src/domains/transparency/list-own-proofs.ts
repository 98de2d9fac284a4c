import type { ReplyOf } from '@subrosa/contract/route';
import type { transparencyRoutes } from '@subrosa/contract/transparency';
import { createFillers, type MapName } from '@subrosa/transparency/map/fillers';
import { keysLabel } from '@subrosa/transparency/map/labels';
import { encodeProofs } from '@subrosa/transparency/map/proof-steps';
import { proveLeaf } from '@subrosa/transparency/map/prove';
import type { Config } from '../../platform/config/config.ts';
import type { Db } from '../../platform/db/database.ts';
import { fillerKey } from './maps.ts';
import { findPublishedEdition, listPublishedEditions } from './queries/editions.ts';
import { mapReader } from './queries/maps.ts';
import { findFirstLeaf } from './queries/own-leaves.ts';
import { findSettingsLabel } from './queries/records.ts';
import { oldestKept } from './retention.ts';

/** A browser asks again for the rest. */
const AT_ONCE = 200;

interface OwnProofs {
  memberId: string;
  map: MapName;
  since: number;
}

/** Proofs of the caller's own label in the editions since one, each with only the hashes that changed. */
export async function listOwnProofs(
  db: Db,
  { memberId, map, since }: OwnProofs,
  config: Config,
): Promise<ReplyOf<(typeof transparencyRoutes)['listOwnProofs']>> {
  const label = map === 'keys' ? keysLabel(memberId) : await findSettingsLabel(db, memberId);
  const first = label && (await findFirstProvable(db, map, label, config));
  if (!label || first === null) return { editions: [], proofs: '', next: null };
  const published = await listPublishedEditions(db, { map, since: Math.max(since, first), limit: AT_ONCE + 1 });
  const numbers = published.slice(0, AT_ONCE);
  const found = numbers.length > 0 ? await proveLeaf(mapReader(db, map), createFillers(fillerKey(config), map), label, numbers) : [];
  const proved = found.flatMap((proof, index) => (proof ? [{ proof, number: numbers[index] ?? 0 }] : []));
  return {
    editions: proved.map(({ number }) => number),
    proofs: Buffer.from(encodeProofs(proved.map(({ proof }) => proof))).toString('base64'),
    next: published[AT_ONCE] ?? null,
  };
}

/** The first edition of which the label's leaf and the hashes beside it are kept; null without a leaf. */
async function findFirstProvable(db: Db, map: MapName, label: Uint8Array, config: Config): Promise<number | null> {
  const [leaf, newest] = await Promise.all([findFirstLeaf(db, map, label), findPublishedEdition(db)]);
  if (leaf === null || newest === null) return null;
  // The edition that is being prepared has already deleted what the oldest one needs.
  return Math.max(leaf, oldestKept(map, newest, config.TRANSPARENCY_INTERVAL_SECONDS) + 1);
}
