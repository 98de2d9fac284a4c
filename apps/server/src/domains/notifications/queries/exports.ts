import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { findPreferences } from './preferences.ts';

/** Notifications, preferences and devices for the member’s data export. */
export async function collectNotifications(db: Db | Tx, memberId: string) {
  const { rows: notifications } = await sql`
    SELECT n.kind, (n.created_at AT TIME ZONE 'UTC')::date AS "on", n.read_at IS NOT NULL OR n.sequence <= s.last_read_sequence AS read, n.context AS about,
      (SELECT coalesce(array_agg(m.username ORDER BY a.created_at), '{}') FROM notification_actor a JOIN member m ON m.id = a.actor_id AND m.state = 'active'
       WHERE a.member_id = n.member_id AND a.sequence = n.sequence) AS "by"
    FROM notification_state s JOIN notification n ON n.member_id = s.member_id AND n.sequence > s.last_cleared_sequence
    WHERE s.member_id = ${memberId} ORDER BY n.sequence`.execute(db);
  const { rows: devices } = await sql`
    SELECT endpoint, created_at AS since FROM push_subscription WHERE member_id = ${memberId} ORDER BY created_at`.execute(db);
  const chosen = await findPreferences(db, memberId);
  return { notifications, preferences: chosen, devices };
}
