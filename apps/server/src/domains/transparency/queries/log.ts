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
