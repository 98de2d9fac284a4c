import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

/** Deletes the oldest cleared notifications of a member, at most `most`; returns their sequence. */
export async function purgeCleared(db: Db, memberId: string, most: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    DELETE FROM notification WHERE member_id = ${memberId} AND sequence IN (
      SELECT n.sequence FROM notification_state s JOIN notification n ON n.member_id = s.member_id AND n.sequence <= s.last_cleared_sequence
      WHERE s.member_id = ${memberId} ORDER BY n.sequence LIMIT ${most})`.execute(db);
  return Number(numAffectedRows);
}

/** Deletes notifications before this time, at most `most`; returns their sequence. */
export async function purgeBefore(db: Db, before: Date, most: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    DELETE FROM notification WHERE (member_id, sequence) IN (SELECT member_id, sequence FROM notification WHERE created_at < ${before} LIMIT ${most})`.execute(
    db,
  );
  return Number(numAffectedRows);
}
