import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { positionOf } from '@subrosa/transparency/map/positions';
import type { Tx } from '../../../platform/db/database.ts';
import type { MapLabel } from './changes.ts';

/** Held by an edition while it changes the maps, and shared by erasures, so that no edition writes what is being erased. */
export const MAPS_LOCK = 731_102;

/**
 * Replaces a leaf by a random filler, deletes all its nonces and values and the value that waits, and lets the next edition
 * compute the hashes above it.
 */
export async function eraseLeaf(tx: Tx, { map, label }: MapLabel): Promise<void> {
  const position = String(positionOf(label));
  await sql`SELECT pg_advisory_xact_lock_shared(${MAPS_LOCK})`.execute(tx);
  await tx.deleteFrom('transparency_change').where('map', '=', map).where('position', '=', position).execute();
  const leaves = await tx
    .deleteFrom('transparency_leaf')
    .where('map', '=', map)
    .where('position', '=', position)
    .returning('edition')
    .execute();
  if (leaves.length === 0) return;
  const edition = Math.max(...leaves.map((leaf) => leaf.edition));
  await tx
    .insertInto('transparency_leaf')
    .values({ map, position, edition, filler: randomBytes(32) })
    .execute();
  await tx.insertInto('transparency_change').values({ map, position }).execute();
}
