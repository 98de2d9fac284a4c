import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aClock } from '../../../test/support/clock.ts';
import { useDatabase } from '../../../test/support/test-api.ts';
import { useSigners } from '../../../test/support/transparency.ts';
import { databaseUrl } from '../../platform/config/config.ts';
import { createDb, createPool, type Db } from '../../platform/db/database.ts';
import { publishEdition } from './signing/publish-edition.ts';

const database = useDatabase();
const aSigner = useSigners();
const roles = ['transparency', 'api', 'worker', 'gateway', 'documents', 'realtime'] as const;
type Role = (typeof roles)[number];

let dbs: Record<Role, Db>;
beforeAll(async () => {
  await publishEdition(aSigner(database.config, aClock()));
  const dbOf = (role: Role) => createDb(createPool({ url: databaseUrl(database.config, role), name: 'test', size: 1 }));
  dbs = Object.fromEntries(roles.map((role) => [role, dbOf(role)])) as Record<Role, Db>;
});
afterAll(() => Promise.all(Object.values(dbs).map((db) => db.destroy())));

const run = (role: Role, change: RawBuilder<unknown>) => change.execute(dbs[role]);

describe('the database role of the transparency process', () => {
  it.each(['member', 'key_record', 'conversation', 'transparency_member', 'device', 'audit_entry'])('reads no row of %s', async (table) => {
    await expect(run('transparency', sql`SELECT FROM ${sql.table(table)}`)).rejects.toThrow(/permission denied/);
  });

  it('takes changes and adds none', async () => {
    await expect(run('transparency', sql`SELECT FROM transparency_change`)).resolves.toBeDefined();
    await expect(run('transparency', sql`INSERT INTO transparency_change (map, position) VALUES ('keys', 1)`)).rejects.toThrow(
      /permission denied/,
    );
  });
});

describe('the log', () => {
  const added = ['transparency_entry', 'transparency_log', 'transparency_checkpoint', 'transparency_edition'];

  it.each(added.flatMap((table) => (['api', 'worker', 'gateway', 'documents', 'realtime'] as const).map((role) => ({ table, role }))))(
    'accepts nothing for $table from the role of $role',
    async ({ table, role }) => {
      await expect(run(role, sql`DELETE FROM ${sql.table(table)}`)).rejects.toThrow(/permission denied/);
      await expect(run(role, sql`INSERT INTO ${sql.table(table)} DEFAULT VALUES`)).rejects.toThrow(/permission denied/);
    },
  );

  it.each(added)('rejects changes of %s, also by the owner', async (table) => {
    for (const change of [sql`DELETE FROM ${sql.table(table)}`, sql`TRUNCATE ${sql.table(table)} CASCADE`]) {
      await expect(change.execute(database.db)).rejects.toThrow(/only ever added/);
    }
    await expect(sql`UPDATE transparency_entry SET content = content`.execute(database.db)).rejects.toThrow(/only ever added/);
  });

  const entry = (index: number, edition: number | null) =>
    sql`INSERT INTO transparency_entry (index, kind, content, edition)
      VALUES (${index}, ${edition === null ? 'release' : 'edition'}, 'x', ${edition})`;

  it.each<[string, RawBuilder<unknown>, RegExp]>([
    ['a second entry under an index', entry(0, null), /duplicate key/],
    ['an entry after a gap', entry(2, null), /violates foreign key/],
    ['an edition with a number that exists', entry(1, 0), /duplicate key/],
    ['an edition after a gap', entry(1, 2), /violates foreign key/],
    ['a checkpoint larger than the log', sql`INSERT INTO transparency_checkpoint VALUES (2, 'note', now())`, /violates foreign key/],
    ['a second checkpoint of a size', sql`INSERT INTO transparency_checkpoint VALUES (1, 'note', now())`, /duplicate key/],
  ])('rejects %s', async (_name, change, message) => {
    await expect(run('transparency', change)).rejects.toThrow(message);
  });
});
