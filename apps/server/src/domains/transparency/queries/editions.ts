import { parseEntry, type EditionSchedule } from '@subrosa/transparency/entries/entry';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';

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
export async function findMapRoots(db: Db | Tx): Promise<{ keys: Uint8Array<ArrayBuffer>; settings: Uint8Array<ArrayBuffer> } | null> {
  const row = await db
    .selectFrom('transparency_edition')
    .select(['keys_root', 'settings_root'])
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? { keys: new Uint8Array(row.keys_root), settings: new Uint8Array(row.settings_root) } : null;
}
