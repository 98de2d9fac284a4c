/** Fills `subrosa_bench_notifications` with ten million notifications of 300,000 members, in one statement; kept for the next run. */
import { adminUrl, ensureFilledDatabase, runSteps, runStepsWithout, type Step } from '../filled-database.ts';

export const DATABASE = 'subrosa_bench_notifications';

export const benchUrl = (): string => adminUrl(DATABASE);

/** The first of 300,000 members has 30,000 notifications, the last has 13: together ten million. */
const MOST = 30_000;

/** The id of a member by their number, as an expression. */
type Naming = (n: string) => string;

export const member: Naming = (n) => `overlay(overlay(md5('member ' || (${n})) placing '4' from 13) placing 'a' from 17)::uuid`;

const holders = (most: number) =>
  `(SELECT n, floor(${most} * power(n::float8, -0.615))::integer AS held FROM generate_series(1, $1::integer) n OFFSET 0)`;

const MEMBERS = `
  INSERT INTO member (id, username, email, account_type, state, serial, joined_at)
  SELECT ${member('n')}, 'member' || n, 'm' || n || '@example.org', 'fetishist', 'active', '12345678', '2025-01-01'
  FROM generate_series(1, $1::integer) n`;

const states = (most: number, of: Naming) => `
  INSERT INTO notification_state (member_id, last_sequence, last_read_sequence, last_cleared_sequence)
  SELECT ${of('n')}, held, (held * (n % 10) / 10)::integer, CASE WHEN n % 7 = 0 THEN held / 3 ELSE 0 END
  FROM ${holders(most)} x`;

// In the order of time, as in production, so that rows of one member are far apart.
const notifications = (most: number, of: Naming) => `
  INSERT INTO notification (member_id, sequence, kind, category, source_id, created_at, read_at)
  SELECT ${of('n')}, sequence, kinds[k], categories[k], md5(n || ' ' || sequence)::uuid, at,
    CASE WHEN sequence % 9 = 0 THEN at + interval '1 hour' END
  FROM (
    SELECT n, sequence, 1 + (n + sequence * 7) % 5 AS k,
      now() - interval '180 days' * (1 - (sequence + (n % 1000) / 1000.0::float8) / (held + 1)) AS at
    FROM ${holders(most)} m, generate_series(1, held) sequence) x,
    (SELECT ARRAY['connection_accepted', 'favourited_profile', 'event_created', 'premium_upgrade', 'media_published'] AS kinds,
      ARRAY['connections', 'favourites', 'calendar', 'membership', 'media'] AS categories) words
  ORDER BY at`;

// Notifications of staff and of the app have no actor; the others have one or, when grouped, several.
const actors = (of: Naming) => `
  INSERT INTO notification_actor (member_id, sequence, actor_id, created_at)
  SELECT member_id, sequence, actor, created_at FROM (
    SELECT member_id, sequence, created_at, ${of('1 + (sequence * 13 + a * 7919 + hashtext(source_id::text) % 1000 + 1000) % $1::integer')} AS actor
    FROM notification, generate_series(1, CASE WHEN sequence % 20 = 0 THEN 6 ELSE 1 END) a
    WHERE category IN ('connections', 'favourites', 'calendar')) x
  WHERE actor <> member_id
  ON CONFLICT DO NOTHING`;

const lateIndexes = ['notification_unread', 'notification_category', 'notification_at', 'notification_actor_of'];

/** Notifications of existing members: `most` for the first, and fewer for each next one. */
export function notificationSteps(members: number, most: number, of: Naming): Step[] {
  const values = [members];
  return [
    { name: 'memory', sql: `SET work_mem = '1GB'` },
    { name: 'states', sql: states(most, of), values },
    { name: 'notifications', sql: notifications(most, of), values },
    { name: 'actors', sql: actors(of), values },
  ];
}

export async function ensureNotifications(members: number): Promise<void> {
  await ensureFilledDatabase(DATABASE, `notifications of ${members} members`, async (client) => {
    await runSteps(client, [{ name: 'members', sql: MEMBERS, values: [members] }]);
    await runStepsWithout(client, lateIndexes, notificationSteps(members, MOST, member));
    await runSteps(client, [{ name: 'vacuum', sql: 'VACUUM ANALYZE notification_state, notification, notification_actor, member' }]);
  });
}
