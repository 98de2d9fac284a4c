/** Fills `subrosa_bench_notifications` with ten million notifications of 300,000 members, in one statement; kept for the next run. */
import pg from 'pg';
import { prepareDatabase } from '../../apps/server/src/app/prepare-database.ts';
import { databaseUrl } from '../../apps/server/src/platform/config/config.ts';
import { onDatabase } from '../../apps/server/src/platform/db/bootstrap.ts';
import { configFor, ensureTemplate } from '../../apps/server/src/testing/databases.ts';

const DATABASE = 'subrosa_bench_notifications';

export const benchUrl = (database = DATABASE): string => onDatabase(databaseUrl(configFor(DATABASE), 'admin'), database);

async function asAdmin<Result>(database: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: benchUrl(database) });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** The first has 30,000, the last 13: together ten million. */
const HOLDERS = `(SELECT n, floor(30000 * power(n::float8, -0.615))::integer AS held FROM generate_series(1, $1::integer) n OFFSET 0)`;

const MEMBERS = `
  INSERT INTO member (id, username, email, account_type, state, serial, joined_at)
  SELECT md5('member ' || n)::uuid, 'member' || n, 'm' || n || '@example.org', 'fetishist', 'active', '12345678', '2025-01-01'
  FROM generate_series(1, $1::integer) n`;

const STATES = `
  INSERT INTO notification_state (member_id, last_number, read_upto, cleared_upto)
  SELECT md5('member ' || n)::uuid, held, (held * (n % 10) / 10)::integer, CASE WHEN n % 7 = 0 THEN held / 3 ELSE 0 END
  FROM ${HOLDERS} x`;

// In the order of time, as they would have come: a member's own lie far apart.
const NOTIFICATIONS = `
  INSERT INTO notification (member_id, number, kind, category, origin, at, read_at)
  SELECT md5('member ' || n)::uuid, number, kinds[k], categories[k], md5(n || ' ' || number)::uuid, at,
    CASE WHEN number % 9 = 0 THEN at + interval '1 hour' END
  FROM (
    SELECT n, number, 1 + (n + number * 7) % 5 AS k,
      now() - interval '180 days' * (1 - (number + (n % 1000) / 1000.0::float8) / (held + 1)) AS at
    FROM ${HOLDERS} m, generate_series(1, held) number) x,
    (SELECT ARRAY['connection_accepted', 'favourited_profile', 'event_created', 'premium_upgrade', 'media_published'] AS kinds,
      ARRAY['connections', 'favourites', 'calendar', 'membership', 'media'] AS categories) words
  ORDER BY at`;

// Staff and the house have no actor; the others one or, grouped, several.
const ACTORS = `
  INSERT INTO notification_actor (member_id, number, actor_id, at)
  SELECT member_id, number, actor, at FROM (
    SELECT member_id, number, at, md5('member ' || 1 + (number * 13 + a * 7919 + hashtext(origin::text) % 1000 + 1000) % $1::integer)::uuid AS actor
    FROM notification, generate_series(1, CASE WHEN number % 20 = 0 THEN 6 ELSE 1 END) a
    WHERE category IN ('connections', 'favourites', 'calendar')) x
  WHERE actor <> member_id
  ON CONFLICT DO NOTHING`;

const INDEXES = ['notification_unread', 'notification_category', 'notification_at', 'notification_actor_of'];

export async function ensureNotifications(members: number): Promise<void> {
  const template = await ensureTemplate();
  const mark = `notifications of ${members} members`;
  const isThere = await asAdmin('postgres', async (client) => {
    const { rows } = await client.query<{ mark: string | null }>(
      `SELECT shobj_description(oid, 'pg_database') AS mark FROM pg_database WHERE datname = '${DATABASE}'`,
    );
    if (rows[0]?.mark === mark) return true;
    await client.query(`DROP DATABASE IF EXISTS ${DATABASE} WITH (FORCE)`);
    await client.query(`CREATE DATABASE ${DATABASE} TEMPLATE ${template} OWNER subrosa_owner`);
    return false;
  });
  // A newer schema is carried on.
  if (isThere) return void (await prepareDatabase(configFor(DATABASE)));
  await asAdmin(DATABASE, (client) => fill(client, members));
  await asAdmin('postgres', (client) => client.query(`COMMENT ON DATABASE ${DATABASE} IS ${pg.escapeLiteral(mark)}`));
}

async function fill(client: pg.Client, members: number): Promise<void> {
  const step = async (name: string, text: string, values: unknown[] = []) => {
    const began = performance.now();
    await client.query(text, values);
    console.log(`${name}: ${((performance.now() - began) / 1000).toFixed(1)} s`);
  };
  // Consistent by their making: checking each reference and every index row by row would take an hour.
  await client.query(
    `SET session_replication_role = replica; SET synchronous_commit = off; SET work_mem = '1GB'; SET maintenance_work_mem = '1GB'`,
  );
  const { rows } = await client.query<{ indexdef: string }>('SELECT indexdef FROM pg_indexes WHERE indexname = ANY($1)', [INDEXES]);
  for (const name of INDEXES) await client.query(`DROP INDEX ${name}`);
  await step('members', MEMBERS, [members]);
  await step('states', STATES, [members]);
  await step('notifications', NOTIFICATIONS, [members]);
  await step('actors', ACTORS, [members]);
  for (const { indexdef } of rows) await step(indexdef.split(' ON ')[0] ?? '', indexdef);
  await step('vacuum', 'VACUUM ANALYZE notification_state, notification, notification_actor, member');
}
