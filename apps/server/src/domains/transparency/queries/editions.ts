import { parseEntry, type EditionSchedule } from '@subrosa/transparency/entries/entry';
import type { MapName } from '@subrosa/transparency/map/fillers';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { SETTINGS_EVERY } from '../maps.ts';

/** Which editions the log has, and of which of them this database has the maps. */
export interface EditionState {
  newest: number | null;
  /** Null also when a restore lost every edition. */
  newestWithData: number | null;
  /** Whether the log explains that the newest edition has no data. */
  isRecovered: boolean;
}

export async function findEditionState(db: Db | Tx): Promise<EditionState> {
  const { rows } = await sql<EditionState>`
    SELECT (SELECT max(edition) FROM transparency_entry) AS newest,
      (SELECT max(number) FROM transparency_edition) AS "newestWithData",
      coalesce((SELECT max(index) FROM transparency_entry WHERE kind = 'recovery')
        > (SELECT max(index) FROM transparency_entry WHERE kind = 'edition'), false) AS "isRecovered"`.execute(db);
  return rows[0] ?? { newest: null, newestWithData: null, isRecovered: false };
}

export const lacksData = ({ newest, newestWithData, isRecovered }: EditionState): boolean =>
  newest !== null && newest !== newestWithData && !isRecovered;

/** The schedule that the first entry fixes; null before it. */
export async function findSchedule(db: Db | Tx): Promise<EditionSchedule | null> {
  const row = await db.selectFrom('transparency_entry').select('content').where('edition', '=', 0).executeTakeFirst();
  const entry = row && parseEntry(new Uint8Array(row.content));
  return entry?.ok && entry.value.kind === 'edition' ? entry.value.schedule : null;
}

/** The roots of the newest edition that this database has. */
export async function findMapRoots(
  db: Db | Tx,
): Promise<{ edition: number; keys: Uint8Array<ArrayBuffer>; settings: Uint8Array<ArrayBuffer> } | null> {
  const row = await db
    .selectFrom('transparency_edition')
    .select(['number', 'keys_root', 'settings_root'])
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? { edition: row.number, keys: new Uint8Array(row.keys_root), settings: new Uint8Array(row.settings_root) } : null;
}

/** The newest edition that this database has and a checkpoint covers; null before the first. Each key lookup reads it. */
export async function findPublishedEdition(db: Db | Tx): Promise<number | null> {
  // By the index, from the end: the log has 8,760 editions a year.
  const { rows } = await sql<{ number: number }>`
    SELECT n.edition AS number FROM transparency_entry n
    WHERE n.edition IS NOT NULL AND n.index < (SELECT max(size) FROM transparency_checkpoint)
      AND EXISTS (SELECT FROM transparency_edition e WHERE e.number = n.edition)
    ORDER BY n.index DESC LIMIT 1`.execute(db);
  return rows[0]?.number ?? null;
}

/**
 * The editions from `since` on that changed this map, of those that this database has and a checkpoint covers; and the first after each
 * recovery, because browsers compare that one with the last before the recovered ones.
 */
export async function listPublishedEditions(
  db: Db | Tx,
  { map, since, limit }: { map: MapName; since: number; limit: number },
): Promise<number[]> {
  const every = map === 'settings' ? SETTINGS_EVERY : 1;
  const { rows } = await sql<{ number: number }>`
    SELECT number FROM (${published}) AS published WHERE number >= ${since} AND (number % ${every}::integer = 0 OR number IN (${firstRecovered}))
    ORDER BY number LIMIT ${limit}`.execute(db);
  return rows.map(({ number }) => number);
}

const firstRecovered = sql`
  SELECT (SELECT min(after.edition) FROM transparency_entry after WHERE after.edition IS NOT NULL AND after.index > recovery.index)
  FROM transparency_entry recovery WHERE recovery.kind = 'recovery'`;

const published = sql`
  SELECT e.number FROM transparency_edition e JOIN transparency_entry n ON n.edition = e.number
  WHERE n.index < (SELECT max(size) FROM transparency_checkpoint)`;
