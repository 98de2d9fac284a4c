import { sql } from 'kysely';
import type { Db } from '../../src/platform/db/database.ts';

interface ManyMembersOptions {
  count: number;
  /** The city of their profiles. */
  cityId?: number;
  /** Whether they have a paid plan. */
  premium?: boolean;
  /** The member with whom each of them is connected. */
  connectedWith?: string;
}

/** Inserts many minimal members and returns their ids. */
export async function manyMembers(db: Db, { count, cityId, premium = false, connectedWith }: ManyMembersOptions): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    INSERT INTO member (id, username, email, account_type, state, serial, joined_at)
    SELECT id, 'c' || left(translate(id::text, '-', ''), 20), id || '@example.org', 'fetishist', 'active', '12345678', '2026-11-01'
    FROM (SELECT gen_random_uuid() AS id FROM generate_series(1, ${count}::integer)) x
    RETURNING id`.execute(db);
  const ids = rows.map(({ id }) => id);
  const all = sql`unnest(${ids}::uuid[]) AS w (id)`;
  await sql`INSERT INTO member_settings (member_id, locale, time_zone) SELECT id, 'en', 'America/Vancouver' FROM ${all}`.execute(db);
  if (cityId !== undefined)
    await sql`INSERT INTO profile (member_id, city_id, changed_at) SELECT id, ${cityId}, '2026-11-01' FROM ${all}`.execute(db);
  if (premium) {
    await sql`
      INSERT INTO member_subscription (id, member_id, plan_id, starts_on, due_on, created_at)
      SELECT gen_random_uuid(), id, 3, '2026-11-01', '9999-12-31', '2026-11-01' FROM ${all}`.execute(db);
  }
  if (connectedWith !== undefined) {
    await sql`
      INSERT INTO connection (member_id, other_id, state, changed_at)
      SELECT id, ${connectedWith}::uuid, 'connected', '2026-11-02'::timestamptz FROM ${all}
      UNION ALL SELECT ${connectedWith}::uuid, id, 'connected', '2026-11-02' FROM ${all}`.execute(db);
  }
  return ids;
}
