import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { findPreferences } from './preferences.ts';

/** Notifications, preferences and devices for the member’s data export. */
export async function collectNotifications(db: Db | Tx, memberId: string) {
  const { rows: notifications } = await sql`
    SELECT n.kind, (n.at AT TIME ZONE 'UTC')::date AS "on", n.read_at IS NOT NULL OR n.number <= s.read_upto AS read, n.about,
      (SELECT coalesce(array_agg(m.username ORDER BY a.at), '{}') FROM notification_actor a JOIN member m ON m.id = a.actor_id AND m.state = 'active'
       WHERE a.member_id = n.member_id AND a.number = n.number) AS "by"
    FROM notification_state s JOIN notification n ON n.member_id = s.member_id AND n.number > s.cleared_upto
    WHERE s.member_id = ${memberId} ORDER BY n.number`.execute(db);
  const { rows: devices } = await sql`
    SELECT endpoint, since FROM push_subscription WHERE member_id = ${memberId} ORDER BY since`.execute(db);
  const chosen = await findPreferences(db, memberId);
  return { notifications, preferences: chosen, devices };
}
