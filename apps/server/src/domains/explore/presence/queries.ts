import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { SHOWS_PRESENCE } from '../projection/queries.ts';
import { notBlocked } from '../../../sql/visibility.ts';

/** The viewer's connections who are online and show it. Reads current settings and blocks, not those of the last synchronisation. */
export async function findActive(db: Db, viewerId: string, limit: number): Promise<{ id: string; username: string }[]> {
  const { rows } = await sql<{ id: string; username: string }>`
    SELECT m.id, m.username
    FROM connection c
    JOIN member_search_online l ON l.member_id = c.other_id
    JOIN member m ON m.id = c.other_id AND m.state = 'active'
    JOIN member_settings o ON o.member_id = c.other_id AND ${SHOWS_PRESENCE}
    WHERE c.member_id = ${viewerId} AND c.state = 'connected'
      AND ${sql.raw(notBlocked('c.member_id', 'c.other_id'))}
    ORDER BY l.username LIMIT ${limit}`.execute(db);
  return rows;
}

/** A member and the day on which they were online. */
export interface Visit {
  memberId: string;
  day: string;
}

/** The visits to store: those after the member's last stored day. */
export async function listNewVisits(db: Db, visits: readonly Visit[]): Promise<Visit[]> {
  const { rows } = await sql<Visit>`
    SELECT v.id AS "memberId", v.day::text
    FROM unnest(${visits.map(({ memberId }) => memberId)}::uuid[], ${visits.map(({ day }) => day)}::date[]) v (id, day)
    JOIN member m ON m.id = v.id AND m.state = 'active'
    LEFT JOIN member_activity a ON a.member_id = v.id
    WHERE a.day IS NULL OR a.day < v.day`.execute(db);
  return rows;
}

/** All members who are shown online. */
export async function listOnlineMembers(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('member_search_online').select('member_id').execute();
  return rows.map(({ member_id }) => member_id);
}

/** Those of the members who hide that they are online. */
export async function listHiding(db: Db, memberIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT p.id FROM unnest(${memberIds}::uuid[]) p (id)
    WHERE NOT EXISTS (SELECT FROM member_settings o WHERE o.member_id = p.id AND ${SHOWS_PRESENCE})`.execute(db);
  return rows.map(({ id }) => id);
}

/** Those of the members who are visibly online but not shown so yet. */
export async function listAppearing(db: Db, present: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT p.id FROM unnest(${present}::uuid[]) p (id)
    JOIN member_search s ON s.member_id = p.id
    JOIN member_settings o ON o.member_id = p.id AND ${SHOWS_PRESENCE}
    WHERE NOT EXISTS (SELECT FROM member_search_online l WHERE l.member_id = p.id)`.execute(db);
  return rows.map(({ id }) => id);
}

/** For the data export. */
export async function collectActivity(db: Db | Tx, memberId: string) {
  const found = await db.selectFrom('member_activity').select('day').where('member_id', '=', memberId).executeTakeFirst();
  return { lastHere: found?.day ?? null };
}
