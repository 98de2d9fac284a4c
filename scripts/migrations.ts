/**
 * migrations: none that is added may lock a table with rows in it, or break the processes that still run.
 *
 * The SQL of each is read without a database and given to squawk. A statement that is correct all the same is marked in its
 * own SQL, after the reason, on the line before it: `-- squawk-ignore require-concurrent-index-creation`.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findLocks } from './migrations/find-locks.ts';
import type { MigrationFile } from './migrations/read-sql.ts';

const FOLDER = join(import.meta.dirname, '../apps/server/migrations');
/** It makes every table, on an empty database: it locks nothing that anybody waits for. */
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
