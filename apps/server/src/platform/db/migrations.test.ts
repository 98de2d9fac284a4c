import { sql, type Kysely } from 'kysely';
import { expect, it } from 'vitest';
import { useDatabase } from '../../../test/support/test-api.ts';
import { databaseUrl } from '../config/config.ts';
import { migrate } from './migrations.ts';

const testDb = useDatabase();

const running = (...statements: string[]) => ({
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
});
const beside = { ...running('CREATE INDEX CONCURRENTLY planted_words ON planted (words)'), outsideTransaction: true };

it('migrate() builds an index concurrently between transactional migrations and applies each once', async () => {
  const url = databaseUrl(testDb.config, 'owner');
  const planted = {
    '99990101T0100_planted_table': running('CREATE TABLE planted (words text)'),
    '99990101T0200_planted_index': beside,
    '99990101T0300_planted_column': running('ALTER TABLE planted ADD COLUMN more text'),
  };
  const broken = { ...planted, '99990101T0400_planted_mistake': running('ALTER TABLE planted ADD COLUMN more text') };
  await expect(migrate(url, broken)).rejects.toThrow('already exists');
  // The last two migrations shared a transaction, which was rolled back.
  const { rows } = await sql<{ column_name: string }>`
    SELECT column_name FROM information_schema.columns WHERE table_name = 'planted'`.execute(testDb.db);
  expect(rows).toEqual([{ column_name: 'words' }]);
  expect(await migrate(url, planted)).toEqual(['99990101T0300_planted_column']);
  expect(await migrate(url, planted)).toEqual([]);
  const { rows: indexes } = await sql<{ indisvalid: boolean }>`
    SELECT indisvalid FROM pg_index WHERE indexrelid = 'planted_words'::regclass`.execute(testDb.db);
  expect(indexes).toEqual([{ indisvalid: true }]);
});
