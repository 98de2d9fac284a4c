import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { SHOWS_PRESENCE } from '../projection/queries.ts';
import { notBlocked } from '../../../sql/visibility.ts';

/** Which of a member's connections are online and show it. Settings and blocks count as they are now, not as they were a minute ago. */
export async function findActive(db: Db, viewerId: string, limit: number): Promise<{ id: string; username: string }[]> {
  const { rows } = await sql<{ id: string; username: string }>`
    SELECT m.id, m.username
    FROM connection c
    JOIN member_live l ON l.member_id = c.other_id
    JOIN member m ON m.id = c.other_id AND m.state = 'active'
    JOIN member_settings o ON o.member_id = c.other_id AND ${SHOWS_PRESENCE}
    WHERE c.member_id = ${viewerId} AND c.state = 'connected'
      AND ${sql.raw(notBlocked('c.member_id', 'c.other_id'))}
    ORDER BY l.username LIMIT ${limit}`.execute(db);
  return rows;
}

/** A member who was here, and on which day. */
export interface Visit {
  memberId: string;
  day: string;
}

/** Those visits that say something new: the member was not here on that day or later. */
export async function listNewVisits(db: Db, visits: readonly Visit[]): Promise<Visit[]> {
  const { rows } = await sql<Visit>`
    SELECT v.id AS "memberId", v.day::text
    FROM unnest(${visits.map(({ memberId }) => memberId)}::uuid[], ${visits.map(({ day }) => day)}::date[]) v (id, day)
    JOIN member m ON m.id = v.id AND m.state = 'active'
    LEFT JOIN member_activity a ON a.member_id = v.id
    WHERE a.day IS NULL OR a.day < v.day`.execute(db);
  return rows;
}

/** Everybody who is shown online. */
export async function listOnlineMembers(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('member_live').select('member_id').execute();
  return rows.map(({ member_id }) => member_id);
}

/** Who of these does not want to be shown. */
export async function listHiding(db: Db, memberIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT p.id FROM unnest(${memberIds}::uuid[]) p (id)
    WHERE NOT EXISTS (SELECT FROM member_settings o WHERE o.member_id = p.id AND ${SHOWS_PRESENCE})`.execute(db);
  return rows.map(({ id }) => id);
}

/** Who of these is online to others and not shown so yet. */
export async function listAppearing(db: Db, present: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT p.id FROM unnest(${present}::uuid[]) p (id)
    JOIN member_search s ON s.member_id = p.id
    JOIN member_settings o ON o.member_id = p.id AND ${SHOWS_PRESENCE}
    WHERE NOT EXISTS (SELECT FROM member_live l WHERE l.member_id = p.id)`.execute(db);
  return rows.map(({ id }) => id);
}

/** For the copy of one's data. */
export async function collectActivity(db: Db | Tx, memberId: string) {
  const found = await db.selectFrom('member_activity').select('day').where('member_id', '=', memberId).executeTakeFirst();
  return { lastHere: found?.day ?? null };
}
