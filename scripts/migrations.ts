/**
 * migrations: checks that no new migration locks a table with rows or breaks the running processes of the previous release.
 *
 * The SQL of each is read without a database and passed to squawk. An exception is marked in its
 * SQL, after the reason, on the line before it: `-- squawk-ignore require-concurrent-index-creation`.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findLocks } from './migrations/find-locks.ts';
import type { MigrationFile } from './migrations/read-sql.ts';

const FOLDER = join(import.meta.dirname, '../apps/server/migrations');
/** Creates all tables in an empty database, so its locks block nothing. */
const BASELINE = '00010000T0000_baseline.ts';

const names = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.ts') && name > BASELINE)
  .map((name) => name.replace(/\.ts$/, ''))
  .toSorted();
const files = names.map(async (name) => [name, (await import(join(FOLDER, `${name}.ts`))) as MigrationFile] as const);
const problems = await findLocks(Object.fromEntries(await Promise.all(files)));

for (const problem of problems) console.error(problem);
console.log(`${names.length} migrations since the baseline, ${problems.length} locks`);
process.exitCode = problems.length > 0 ? 1 : 0;
