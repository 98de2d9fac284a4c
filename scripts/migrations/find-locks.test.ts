import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { findLocks } from './find-locks.ts';
import type { MigrationFile } from './read-sql.ts';

const written = (...commands: string[]): MigrationFile => ({
  up: async (db) => {
    for (const command of commands) await sql.raw(command).execute(db);
  },
});

const planted: Record<string, [MigrationFile, string]> = {
  'an index that writers wait for': [written('CREATE INDEX a ON member (email)'), 'require-concurrent-index-creation'],
  'an index that is dropped at once': [written('DROP INDEX a'), 'require-concurrent-index-deletion'],
  'a column that nobody fills yet': [written('ALTER TABLE member ADD COLUMN a text NOT NULL'), 'adding-required-field'],
  'a column that may not be empty any more': [written('ALTER TABLE member ALTER COLUMN a SET NOT NULL'), 'adding-not-nullable-field'],
  'a column of another type': [written('ALTER TABLE member ALTER COLUMN a TYPE bigint'), 'changing-column-type'],
  'a check over every row': [written('ALTER TABLE member ADD CONSTRAINT a CHECK (b > 0)'), 'constraint-missing-not-valid'],
  'a reference over every row': [
    written('ALTER TABLE member ADD CONSTRAINT a FOREIGN KEY (b) REFERENCES city (id)'),
    'adding-foreign-key-constraint',
  ],
  'a unique constraint': [written('ALTER TABLE member ADD CONSTRAINT a UNIQUE (b)'), 'disallowed-unique-constraint'],
  'a default that is computed for every row': [
    written('ALTER TABLE member ADD COLUMN a uuid DEFAULT gen_random_uuid()'),
    'adding-field-with-default',
  ],
  'a column that old processes still read': [written('ALTER TABLE member DROP COLUMN a'), 'ban-drop-column'],
  'another name': [written('ALTER TABLE member RENAME COLUMN a TO b'), 'renaming-column'],
  'a table that old processes still read': [written('DROP TABLE member'), 'ban-drop-table'],
  'an index beside others, but inside a transaction': [
    written('CREATE TABLE other (a text)', 'CREATE INDEX CONCURRENTLY a ON member (email)'),
    'ban-concurrent-index-creation-in-transaction',
  ],
};

describe('a migration', () => {
  const found = findLocks(Object.fromEntries(Object.entries(planted).map(([name, [migration]]) => [name, migration])));

  it.each(Object.entries(planted))('reports %s', async (name, [, rule]) => {
    expect((await found).filter((problem) => problem.startsWith(`${name}, line `) && problem.includes(rule))).toHaveLength(1);
  });

  it.each<[string, MigrationFile]>([
    ['makes a table with its indexes', written('CREATE TABLE a (b integer NOT NULL)', 'CREATE INDEX c ON a (b)')],
    ['adds a column with a fixed default', written(`ALTER TABLE member ADD COLUMN a text NOT NULL DEFAULT ''`)],
    ['adds a check for later', written('ALTER TABLE member ADD CONSTRAINT a CHECK (b > 0) NOT VALID')],
    [
      'builds an index beside others',
      { ...written('CREATE INDEX CONCURRENTLY IF NOT EXISTS a ON member (email)'), outsideTransaction: true },
    ],
    ['says why it is right', written('-- Fifty rows.\n-- squawk-ignore require-concurrent-index-creation\nCREATE INDEX a ON plan (name)')],
  ])('that %s is fine', async (_what, migration) => {
    expect(await findLocks({ honest: migration })).toEqual([]);
  });
});
