/**
 * migrations: none that is added may lock a table with rows in it, or break the processes that still run.
 *
 * The SQL of each is read without a database and given to squawk. A statement that is right all the same says so in its
 * own SQL, after the reason, on the line before it: `-- squawk-ignore require-concurrent-index-creation`.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findLocks } from './migrations/find-locks.ts';
import type { MigrationFile } from './migrations/read-sql.ts';

const FOLDER = join(import.meta.dirname, '../apps/server/migrations');
/** Those before were written while there was no release, on tables without rows. */
const SINCE = '20261116T1200';

const names = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.ts') && name >= SINCE)
  .map((name) => name.replace(/\.ts$/, ''))
  .toSorted();
const files = names.map(async (name) => [name, (await import(join(FOLDER, `${name}.ts`))) as MigrationFile] as const);
const problems = await findLocks(Object.fromEntries(await Promise.all(files)));

for (const problem of problems) console.error(problem);
console.log(`${names.length} migrations since ${SINCE}, ${problems.length} locks`);
process.exitCode = problems.length > 0 ? 1 : 0;
