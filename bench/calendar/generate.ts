/** Members, connections and calendars of a large installation, generated inside PostgreSQL. */
import pg from 'pg';
import { databaseUrl, type Config } from '../../apps/server/src/platform/config/config.ts';
import { KYIV, VANCOUVER } from '../../apps/server/test/support/profiles.ts';

export interface Size {
  members: number;
  /** Premium fetishists in the city of the trip. */
  residents: number;
  /** Connections of the member who views a month. */
  connections: number;
}

const person = (n: string) => `overlay(overlay(md5('member ' || ${n}) placing '4' from 13) placing 'a' from 17)::uuid`;
export const VIEWER = 0;
export const TRAVELLER = -1;

export const idOf = async (client: pg.Client, n: number): Promise<string> =>
  (await client.query<{ id: string }>(`SELECT ${person('$1::integer')} AS id`, [n])).rows[0]?.id ?? '';

/** The first members live in Kyiv with premium, as many again live there without; the others live elsewhere. */
const steps = ({ members, residents, connections }: Size): Readonly<Record<string, string>> => ({
  members: `
    INSERT INTO member (id, username, email, account_type, state, serial, joined_at)
      SELECT ${person('n')}, 'member' || (n + 10), 'm' || n || '@example.org', CASE WHEN n > 0 THEN 'fetishist' ELSE 'confidant' END, 'active', '12345678', '2026-11-01'
      FROM generate_series(-1, ${members}) n;
    INSERT INTO member_settings (member_id, locale, time_zone) SELECT ${person('n')}, 'en', 'America/Vancouver' FROM generate_series(-1, ${members}) n;
    INSERT INTO profile (member_id, birth_date, about, city_id, changed_at)
      SELECT ${person('n')}, date '1970-01-01' + n % 12000, repeat('Evenings are for letters and long walks. ', 8),
        CASE WHEN n BETWEEN 1 AND ${residents * 2} THEN ${KYIV} ELSE ${VANCOUVER} + n % 1000 END, '2026-11-01'
      FROM generate_series(-1, ${members}) n;
    INSERT INTO member_subscription (id, member_id, plan_id, starts_on, due_on, created_at)
      SELECT gen_random_uuid(), ${person('n')}, 3, '2026-11-01', '9999-12-31', '2026-11-01'
      FROM generate_series(1, ${members}) n WHERE n <= ${residents} OR n % 12 = 0 AND n > ${residents * 2};
    INSERT INTO member_subscription (id, member_id, plan_id, starts_on, due_on, created_at)
      VALUES (gen_random_uuid(), ${person(String(VIEWER))}, 2, '2026-11-01', NULL, '2026-11-01');`,
  // Spread over all members, so that connections are not neighbours in the table.
  connections: `
    INSERT INTO connection (member_id, other_id, state, changed_at)
      SELECT ${person(String(VIEWER))}, ${person(`n * ${Math.floor(members / connections)}`)}, 'connected', timestamptz '2026-11-02' FROM generate_series(1, ${connections}) n
      UNION ALL
      SELECT ${person(`n * ${Math.floor(members / connections)}`)}, ${person(String(VIEWER))}, 'connected', timestamptz '2026-11-02' FROM generate_series(1, ${connections}) n;`,
  // Triggers do not run while the rows are generated.
  birthdays: `
    UPDATE connection c SET birthday = date_part('month', p.birth_date) * 100 + date_part('day', p.birth_date)
      FROM profile p WHERE p.member_id = c.other_id;`,
  // Two evenings and a trip within half a year, for every connection and every tenth other member.
  calendars: `
    INSERT INTO calendar_entry (id, owner_id, kind, title, description, starts_on, ends_on, start_time, end_time, all_day, continuous, time_zone,
        starts_at, ends_at, city_id, audience, publish_at, announced_at, notify, notify_city, created_at)
      SELECT gen_random_uuid(), ${person('n')}, k.kind, 'Evening ' || n, 'A few words about it.', d.day, d.day + k.days,
        CASE WHEN k.kind <> 'travel' THEN time '19:00' END, CASE WHEN k.kind <> 'travel' THEN time '21:00' END, k.kind = 'travel', false,
        'America/Vancouver', d.day + time '19:00', d.day + k.days + time '21:00', CASE WHEN k.kind = 'travel' THEN ${VANCOUVER} END,
        CASE n % 3 WHEN 0 THEN 'all' WHEN 1 THEN 'connections' ELSE 'premium' END, '2026-11-01', '2026-11-01', true, false, '2026-11-01'
      FROM generate_series(1, ${members}) n
      CROSS JOIN (VALUES ('event', 0, 1), ('schedule', 0, 2), ('travel', 5, 3)) k (kind, days, turn)
      CROSS JOIN LATERAL (SELECT date '2026-11-10' + (n * 7 + k.turn * 61) % 180 AS day) d
      WHERE n % 10 = 0 OR n % ${Math.floor(members / connections)} = 0;`,
  // Earlier notifications, because query plans of empty tables would be kept while the tables grow.
  past: `
    INSERT INTO notification_state (member_id, last_sequence, last_read_sequence, last_cleared_sequence)
      SELECT ${person('n')}, 1, 1, 0 FROM generate_series(1, ${members}) n WHERE n % 3 = 0;
    INSERT INTO notification (member_id, sequence, kind, category, source_id, created_at, read_at)
      SELECT ${person('n')}, 1, 'event_created', 'calendar', md5('past ' || n)::uuid, timestamptz '2026-11-01', timestamptz '2026-11-01'
      FROM generate_series(1, ${members}) n WHERE n % 3 = 0;
    INSERT INTO notification_actor (member_id, sequence, actor_id, created_at)
      SELECT ${person('n')}, 1, ${person(String(TRAVELLER))}, timestamptz '2026-11-01' FROM generate_series(1, ${members}) n WHERE n % 3 = 0;
    INSERT INTO arrival_alert (entry_id, member_id)
      SELECT md5('past ' || n % 50)::uuid, ${person('n')} FROM generate_series(1, ${members}) n WHERE n % 3 = 0;`,
  statistics: 'VACUUM ANALYZE',
});

export async function fill(config: Config, size: Size): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl(config, 'admin') });
  await client.connect();
  try {
    // The generator writes consistent rows; checking each reference would double the time.
    await client.query('SET session_replication_role = replica; SET synchronous_commit = off');
    for (const [name, text] of Object.entries(steps(size))) {
      const startedAt = performance.now();
      await client.query(text);
      console.log(`${name}: ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
    }
  } finally {
    await client.end();
  }
}
