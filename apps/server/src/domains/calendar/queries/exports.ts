import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { findFeed } from '../feed/queries.ts';

/** Entries and feed for the member’s data export. */
export async function collectCalendar(db: Db | Tx, memberId: string) {
  const { rows } = await sql<Record<string, unknown>>`
    SELECT e.kind AS type, e.title, e.description, e.starts_on AS "startDate", e.ends_on AS "endDate", e.start_time AS "startTime",
      e.end_time AS "endTime", e.all_day AS "allDay", e.continuous, e.time_zone AS "timeZone", e.starts_at AS "startsAt", e.ends_at AS "endsAt",
      f.name AS "from", c.name AS destination, e.audience, e.publish_at AS "publishAt", e.notify, e.notify_city AS "notifyCity", e.created_at AS "createdAt",
      ARRAY(SELECT m.username FROM calendar_entry_viewer r JOIN member m ON m.id = r.member_id WHERE r.entry_id = e.id ORDER BY 1) AS "publishedTo"
    FROM calendar_entry e LEFT JOIN city c ON c.id = e.city_id LEFT JOIN city f ON f.id = e.from_city_id
    WHERE e.owner_id = ${memberId} ORDER BY e.starts_at, e.id`.execute(db);
  return { entries: rows, feed: (await findFeed(db, memberId)) ?? null };
}
