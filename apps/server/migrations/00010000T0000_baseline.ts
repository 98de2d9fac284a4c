import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';

const FOLDER = join(import.meta.dirname, 'baseline');

/** The tables of 1.0, one file a domain, in the order in which they refer to each other. What comes later is a migration of its own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of (await readdir(FOLDER)).toSorted()) await sql.raw(await readFile(join(FOLDER, name), 'utf8')).execute(db);
}
