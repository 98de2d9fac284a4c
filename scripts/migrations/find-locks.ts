import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { sqlOf, type MigrationFile } from './read-sql.ts';

/** Rules about statements that block others on a table with rows, or break the processes of the previous release. */
const rules = [
  'adding-field-with-default',
  'adding-foreign-key-constraint',
  'adding-not-nullable-field',
  'adding-required-field',
  'adding-serial-primary-key-field',
  'ban-alter-domain-with-add-constraint',
  'ban-concurrent-index-creation-in-transaction',
  'ban-create-domain-with-constraint',
  'ban-drop-column',
  'ban-drop-database',
  'ban-drop-table',
  'ban-truncate-cascade',
  'changing-column-type',
  'constraint-missing-not-valid',
  'disallowed-unique-constraint',
  'renaming-column',
  'renaming-table',
  'require-concurrent-index-creation',
  'require-concurrent-index-deletion',
  'require-concurrent-partition-detach',
  'require-concurrent-reindex',
  'transaction-nesting',
];

interface Warning {
  file: string;
  line: number;
  rule_name: string;
  message: string;
}

const SQUAWK = join(import.meta.dirname, '../../node_modules/.bin/squawk');

function runSquawk(files: readonly string[], ...flags: string[]): Warning[] {
  if (files.length === 0) return [];
  const { stdout, stderr, status } = spawnSync(SQUAWK, ['--pg-version=15.0', '--reporter=json', ...flags, ...files], { encoding: 'utf8' });
  // squawk exits with 1 when it found something, and prints nothing when it could not run.
  if (stdout.trim() === '') throw new Error(`squawk ended with ${status}: ${stderr}`);
  return JSON.parse(stdout) as Warning[];
}

/** One line for each statement that locks or breaks, with the name of its migration. */
export async function findLocks(migrations: Readonly<Record<string, MigrationFile>>): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'));
  try {
    const files = { inside: [] as string[], outside: [] as string[] };
    for (const [name, migration] of Object.entries(migrations)) {
      const file = join(folder, `${name}.sql`);
      writeFileSync(file, await sqlOf(migration));
      files[migration.outsideTransaction ? 'outside' : 'inside'].push(file);
    }
    const warnings = [...runSquawk(files.inside, '--assume-in-transaction'), ...runSquawk(files.outside)];
    return warnings
      .filter(({ rule_name: rule, message }) => rules.includes(rule) || rule === 'syntax-error' || /syntax/i.test(message))
      .map(({ file, line, rule_name: rule, message }) => `${basename(file, '.sql')}, line ${line + 1} of its SQL: ${rule}: ${message}`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
