import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { transaction } from '../../platform/db/transaction.ts';
import { useDatabase } from '../../../test/support/test-api.ts';
import { aMember } from '../../../test/support/members.ts';
import { aProfile } from '../../../test/support/profiles.ts';
import { profiles } from './index.ts';
import { findProfile } from './queries/profiles.ts';
import { findById, findByUsername } from './queries/prepared.ts';

const testDb = useDatabase();
const now = new Date('2026-11-15T12:00:00Z');

it('finds profiles by prepared statements, planned once per connection', async () => {
  const { id, username } = await aMember(testDb.db, testDb.config);
  await aProfile(testDb.db, id);
  const viewing = { viewerId: id, locale: 'en', now } as const;
  await transaction(testDb.db, async (tx) => {
    for (let time = 0; time < 2; time += 1) {
      expect(await findProfile(tx, { id }, viewing)).toMatchObject({ username });
      expect(await findProfile(tx, { username: username.toUpperCase() }, viewing)).toMatchObject({ id });
    }
    const { rows } = await sql<{
      name: string;
    }>`SELECT name FROM pg_prepared_statements WHERE name LIKE 'profiles.%' ORDER BY name`.execute(tx);
    expect(rows.map(({ name }) => name)).toEqual([findById.name, findByUsername.name]);
  });
});

it.each([findById, findByUsername])('$name scans no table sequentially', async ({ text }) => {
  const { id, username } = await aMember(testDb.db, testDb.config);
  const plan = await transaction(testDb.db, async (tx) => {
    // Test tables are so small that the planner prefers sequential scans; this tests whether an index could be used.
    await sql`SET LOCAL enable_seqscan = off`.execute(tx);
    await sql`SET LOCAL plan_cache_mode = force_generic_plan`.execute(tx);
    await sql.raw(`PREPARE planned AS ${text}`).execute(tx);
    const whom = text.includes('lower(m.username)') ? username : id;
    const { rows } = await sql.raw<{ 'QUERY PLAN': string }>(`EXPLAIN EXECUTE planned('${whom}', '${id}', '2026-11-15', 'en')`).execute(tx);
    await sql`DEALLOCATE planned`.execute(tx);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
  expect(plan).not.toMatch(/Seq Scan/);
  expect(plan).toMatch(/Index (?:Only )?Scan using member_(?:pkey|username)/);
});

it('exports what the member wrote, in readable form', async () => {
  const { id } = await aMember(testDb.db, testDb.config);
  await aProfile(testDb.db, id, { links: [{ kind: 'personal', platform: 'website', url: 'https://example.org' }] });
  const files = await profiles.exports?.(testDb.db, id, testDb.config);
  expect(files).toMatchObject({
    'profile.json': {
      gender: 'woman',
      birth_date: '1990-05-17',
      about: 'Quiet evenings, old books.',
      interests: ['photography', 'travel'],
      city: { name: 'Vancouver' },
      medical: null,
      links: [{ url: 'https://example.org' }],
      audiences: { birthYear: 'you' },
    },
  });
});
