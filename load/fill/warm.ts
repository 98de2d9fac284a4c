/** Loads the data into memory that a busy app has there. */
import pg from 'pg';
import { adminUrl } from '../../bench/filled-database.ts';
import { databaseOf, type SizeName } from '../sizes.ts';

/** The share of PostgreSQL's own memory; the rest is for the load itself. */
const PART = 0.85;

/** Indexes first, then rows, small before large, and the bodies of messages last: most of these are never read again. */
const WANTED = `
  SELECT c.oid::text, pg_relation_size(c.oid) AS bytes FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE n.nspname = 'public' AND c.relkind IN ('r', 'i')
  ORDER BY c.relkind = 'r' AND c.relname LIKE 'message\\_%', c.relkind = 'r', pg_relation_size(c.oid)`;

/** Returns how much memory PostgreSQL has. */
export async function warmMemory(size: SizeName): Promise<string> {
  const client = new pg.Client({ connectionString: adminUrl(databaseOf(size)) });
  await client.connect();
  await client.query('CREATE EXTENSION IF NOT EXISTS pg_prewarm');
  const { rows: settings } = await client.query<{ label: string; bytes: string }>(
    `SELECT current_setting('shared_buffers') AS label, pg_size_bytes(current_setting('shared_buffers')) AS bytes`,
  );
  const { label = '', bytes: all = '0' } = settings[0] ?? {};
  let room = Number(all) * PART;
  const { rows } = await client.query<{ oid: string; bytes: string }>(WANTED);
  for (const { oid, bytes } of rows) {
    room -= Number(bytes);
    if (room < 0) break;
    await client.query('SELECT pg_prewarm($1::oid)', [oid]);
  }
  await client.end();
  return label;
}
