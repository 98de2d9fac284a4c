import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';
import { COLUMNS, columnsOf, SHOWS_PRESENCE } from '../projection/queries.ts';
import type { Visit } from './queries.ts';

/** Stores only the day. Returns the members whose day changed, and ignores deleted ones. */
export async function saveVisits(tx: Tx, visits: readonly Visit[]): Promise<string[]> {
  const { rows } = await sql<{ member_id: string }>`
    INSERT INTO member_activity (member_id, day)
    SELECT m.id, v.day FROM unnest(${visits.map(({ memberId }) => memberId)}::uuid[], ${visits.map(({ day }) => day)}::date[]) v (id, day)
    JOIN member m ON m.id = v.id
    ON CONFLICT (member_id) DO UPDATE SET day = excluded.day WHERE member_activity.day < excluded.day
    RETURNING member_id`.execute(tx);
  return rows.map(({ member_id }) => member_id);
}

export async function setOnline(tx: Tx, memberIds: readonly string[]): Promise<void> {
  await sql`
    INSERT INTO member_search_online (search_number, member_id, ${COLUMNS})
    SELECT s.search_number, s.member_id, ${columnsOf('s')}
    FROM member_search s JOIN member_settings o ON o.member_id = s.member_id AND ${SHOWS_PRESENCE}
    WHERE s.member_id = ANY(${memberIds}::uuid[])
    ON CONFLICT DO NOTHING`.execute(tx);
}

export async function hide(tx: Tx, memberIds: readonly string[]): Promise<void> {
  await sql`DELETE FROM member_search_online WHERE member_id = ANY(${memberIds}::uuid[])`.execute(tx);
}
