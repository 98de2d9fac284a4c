import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

/** Deletes the oldest cleared notifications of a member, at most `most`; returns their number. */
export async function purgeCleared(db: Db, memberId: string, most: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    DELETE FROM notification WHERE member_id = ${memberId} AND number IN (
      SELECT n.number FROM notification_state s JOIN notification n ON n.member_id = s.member_id AND n.number <= s.cleared_upto
      WHERE s.member_id = ${memberId} ORDER BY n.number LIMIT ${most})`.execute(db);
  return Number(numAffectedRows);
}

/** Deletes notifications before this time, at most `most`; returns their number. */
export async function purgeBefore(db: Db, before: Date, most: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    DELETE FROM notification WHERE (member_id, number) IN (SELECT member_id, number FROM notification WHERE at < ${before} LIMIT ${most})`.execute(
    db,
  );
  return Number(numAffectedRows);
}
