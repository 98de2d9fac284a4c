import { dayAfter, type Calendar } from '@subrosa/rules/requests/calendar';
import type { Db, Tx } from '../../../platform/db/database.ts';

export async function findZone(db: Db | Tx, memberId: string): Promise<string> {
  const { time_zone } = await db
    .selectFrom('member_settings')
    .select('time_zone')
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return time_zone;
}

export async function findCalendar(db: Db | Tx, memberId: string): Promise<Calendar | null> {
  const row = await db.selectFrom('request_quota_time_zone').selectAll().where('member_id', '=', memberId).executeTakeFirst();
  if (!row) return null;
  const next = row.next_zone === null || row.next_from === null ? null : { zone: row.next_zone, from: row.next_from };
  return { zone: row.zone, next, movedOn: row.moved_on };
}

/** The days around this one on which the member posted. */
export async function listUsedDays(db: Db | Tx, memberId: string, day: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('request_quota')
    .select('day')
    .where('member_id', '=', memberId)
    .where('day', '>=', dayAfter(day, -2))
    .execute();
  return new Set(rows.map((row) => row.day));
}
