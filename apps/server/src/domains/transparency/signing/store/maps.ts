import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { MapName } from '@subrosa/transparency/map/fillers';
import type { Leaf } from '@subrosa/transparency/map/leaf';
import type { MapStore } from '@subrosa/transparency/map/store';
import type { Tx } from '../../../../platform/db/database.ts';
import { mapReader } from '../../queries/maps.ts';
import { MAPS_LOCK } from '../../store/erasure.ts';

/** Rows of one INSERT: PostgreSQL accepts 65,535 parameters. */
const ROWS = 5000;

/** Waits for erasures that are being committed, and lets later ones wait for this transaction. */
export async function lockMaps(tx: Tx): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${MAPS_LOCK})`.execute(tx);
}

export function mapStore(tx: Tx, map: MapName): MapStore {
  return {
    ...mapReader(tx, map),
    write: async ({ edition, tiles, leaves }) => {
      const nodes = tiles.map(({ depth, prefix, content }) => ({ map, depth, prefix, edition, content: Buffer.from(content) }));
      for (let start = 0; start < nodes.length; start += ROWS) {
        await tx
          .insertInto('transparency_tile')
          .values(nodes.slice(start, start + ROWS))
          .execute();
      }
      const erased = leaves.filter(({ leaf }) => leaf.kind === 'erased').map(({ position }) => String(position));
      if (erased.length > 0) await tx.deleteFrom('transparency_leaf').where('map', '=', map).where('position', 'in', erased).execute();
      const rows = leaves.map(({ position, leaf }) => ({ map, position, edition, ...columnsOf(leaf) }));
      for (let start = 0; start < rows.length; start += ROWS) {
        await tx
          .insertInto('transparency_leaf')
          .values(rows.slice(start, start + ROWS))
          .execute();
      }
    },
  };
}

function columnsOf(leaf: Leaf) {
  if (leaf.kind === 'erased') return { label: null, nonce: null, value: null, filler: Buffer.from(leaf.filler) };
  return { label: Buffer.from(leaf.label), nonce: Buffer.from(leaf.nonce), value: Buffer.from(leaf.value), filler: null };
}

/** Random positions of leaves, `count` of them or all that there are but these. */
export async function pickLeaves(tx: Tx, map: MapName, count: number, except: ReadonlySet<number>): Promise<number[]> {
  // The next leaf after a random position: several draws may find the same one.
  const draws = Array.from({ length: 4 * count }, () => String(randomInt(2 ** 48 - 1)));
  const { rows } = await sql<{ position: string }>`
    SELECT DISTINCT found.position FROM unnest(${draws}::bigint[]) AS draw
    CROSS JOIN LATERAL (
      SELECT l.position FROM transparency_leaf l WHERE l.map = ${map} AND l.position >= draw ORDER BY l.position LIMIT 1
    ) found`.execute(tx);
  const picked = withoutSome(rows, except);
  // Only a small map has fewer: all of its leaves are read.
  return shuffled(picked.length < count ? withoutSome(await listPositions(tx, map), except) : picked).slice(0, count);
}

async function listPositions(tx: Tx, map: MapName): Promise<{ position: string }[]> {
  return tx.selectFrom('transparency_leaf').select('position').distinct().where('map', '=', map).execute();
}

const withoutSome = (rows: readonly { position: string }[], except: ReadonlySet<number>) =>
  rows.map(({ position }) => Number(position)).filter((position) => !except.has(position));

/** Some leaves with values at an edition. */
export async function listValueLeaves(tx: Tx, map: MapName, edition: number, count: number): Promise<number[]> {
  const start = String(randomInt(2 ** 48 - 1));
  const { rows } = await sql<{ position: string }>`
    (SELECT DISTINCT position FROM transparency_leaf
      WHERE map = ${map} AND position >= ${start}::bigint AND edition <= ${edition} AND label IS NOT NULL ORDER BY position LIMIT ${count})
    UNION
    (SELECT DISTINCT position FROM transparency_leaf
      WHERE map = ${map} AND position < ${start}::bigint AND edition <= ${edition} AND label IS NOT NULL ORDER BY position LIMIT ${count})
    LIMIT ${count}`.execute(tx);
  return rows.map(({ position }) => Number(position));
}

/** Deletes leaves and nodes that claim to be of an edition that does not exist yet, and returns how many leaves. */
export async function deleteFuture(tx: Tx, edition: number): Promise<number> {
  const { rows } = await sql`DELETE FROM transparency_leaf WHERE edition >= ${edition} RETURNING position`.execute(tx);
  await sql`DELETE FROM transparency_tile WHERE edition >= ${edition}`.execute(tx);
  return rows.length;
}

function shuffled(positions: readonly number[]): number[] {
  return positions
    .map((position) => ({ position, order: randomInt(2 ** 48 - 1) }))
    .toSorted((one, other) => one.order - other.order)
    .map(({ position }) => position);
}

/** Deletes what was replaced in this edition: nobody asks for older ones any more. */
export async function deleteReplaced(tx: Tx, map: MapName, edition: number): Promise<void> {
  await sql`
    DELETE FROM transparency_tile old USING transparency_tile new
    WHERE new.map = ${map} AND new.edition = ${edition} AND old.map = new.map AND old.depth = new.depth AND old.prefix = new.prefix
      AND old.edition < new.edition`.execute(tx);
  await sql`
    DELETE FROM transparency_leaf old USING transparency_leaf new
    WHERE new.map = ${map} AND new.edition = ${edition} AND old.map = new.map AND old.position = new.position
      AND old.edition < new.edition`.execute(tx);
}
