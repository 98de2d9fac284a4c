import { type Entry, parseEntry, type Release } from '@subrosa/transparency/entries/entry';
import { sql } from 'kysely';
import type { LogStore } from '@subrosa/transparency/log/store';
import type { Db, Tx } from '../../../platform/db/database.ts';

/** The number of entries, also of those that are not signed yet. */
export async function findLogSize(db: Db | Tx): Promise<number> {
  const last = await db.selectFrom('transparency_entry').select('index').orderBy('index', 'desc').limit(1).executeTakeFirst();
  return last ? Number(last.index) + 1 : 0;
}

/** The newest checkpoint; null before the first edition. */
export async function findCheckpoint(db: Db | Tx): Promise<{ size: number; note: string; signedAt: Date } | null> {
  const row = await db
    .selectFrom('transparency_checkpoint')
    .select(['size', 'note', 'signed_at'])
    .orderBy('size', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? { size: Number(row.size), note: row.note, signedAt: row.signed_at } : null;
}

export interface StoredEntry {
  index: number;
  kind: string;
  content: Buffer;
}

/** The entries from `start` to before `end`. */
export async function listEntries(db: Db | Tx, start: number, end: number): Promise<StoredEntry[]> {
  const rows = await db
    .selectFrom('transparency_entry')
    .select(['index', 'kind', 'content'])
    .where('index', '>=', String(start))
    .where('index', '<', String(end))
    .orderBy('index')
    .execute();
  return rows.map(({ index, ...entry }) => ({ ...entry, index: Number(index) }));
}

/** The newest entry of a kind, with its index; null while there is none. */
async function findNewest<Kind extends Entry['kind']>(
  db: Db | Tx,
  kind: Kind,
): Promise<(Extract<Entry, { kind: Kind }> & { index: number }) | null> {
  const row = await db
    .selectFrom('transparency_entry')
    .select(['index', 'content'])
    .where('kind', '=', kind)
    .orderBy('index', 'desc')
    .limit(1)
    .executeTakeFirst();
  const entry = row && parseEntry(new Uint8Array(row.content));
  if (!entry?.ok || entry.value.kind !== kind) return null;
  return { ...(entry.value as Extract<Entry, { kind: Kind }>), index: Number(row?.index) };
}

/** The key of the newest `key` entry; null while the log has its first key, which no entry contains. */
export async function findNewestKey(db: Db | Tx): Promise<{ index: number; publicKey: Buffer } | null> {
  const entry = await findNewest(db, 'key');
  return entry && { index: entry.index, publicKey: Buffer.from(entry.publicKey) };
}

export const findNewestRelease = (db: Db | Tx): Promise<(Release & { index: number }) | null> => findNewest(db, 'release');

/** The hashes of complete subtrees. */
export function logReader(db: Db | Tx): Pick<LogStore, 'read'> {
  return {
    read: async (nodes) => {
      if (nodes.length === 0) return [];
      const { rows } = await sql<{ hash: Buffer }>`
        SELECT l.hash FROM unnest(${nodes.map(({ level }) => level)}::smallint[], ${nodes.map(({ index }) => index)}::bigint[])
          WITH ORDINALITY AS wanted (level, index, ord)
        JOIN transparency_log l ON l.level = wanted.level AND l.index = wanted.index ORDER BY wanted.ord`.execute(db);
      if (rows.length !== nodes.length) throw new Error('the log lacks a hash');
      return rows.map(({ hash }) => new Uint8Array(hash));
    },
  };
}
