import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';

const FOLDER = join(import.meta.dirname, 'baseline');

/**
 * Creates the tables of 1.0 from one file for each domain, in the order of their references. Later changes are separate
 * migrations.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of (await readdir(FOLDER)).toSorted()) await sql.raw(await readFile(join(FOLDER, name), 'utf8')).execute(db);
}
