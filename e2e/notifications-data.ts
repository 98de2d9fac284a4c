import type { NotificationKind } from '@subrosa/rules/notifications/kinds';
import { kindRules } from '@subrosa/rules/notifications/kinds';
import { query } from './database.ts';

const TABLES = ['notification', 'notification_state', 'notification_preference', 'notification_schedule', 'notification_delivery'];

/** Deletes all notifications and preferences of these members. */
export async function deleteNotifications(...usernames: readonly string[]): Promise<void> {
  const whose = `member_id IN (SELECT id FROM member WHERE username = ANY($1))`;
  for (const table of TABLES) await query(`DELETE FROM ${table} WHERE ${whose}`, [usernames]);
}

interface NotificationInput {
  kind: NotificationKind;
  by?: readonly string[];
  minutesAgo?: number;
  context?: Readonly<Record<string, unknown>>;
}

/** Inserts notifications of a member, oldest first, as the worker would. */
export async function insertNotifications(username: string, notifications: readonly NotificationInput[]): Promise<void> {
  for (const { kind, by = [], minutesAgo = 5, context = {} } of notifications) {
    await query(
      `WITH state AS (
         INSERT INTO notification_state (member_id, last_sequence) SELECT id, 1 FROM member WHERE username = $1
         ON CONFLICT (member_id) DO UPDATE SET last_sequence = notification_state.last_sequence + 1 RETURNING member_id, last_sequence
       ), inserted AS (
         INSERT INTO notification (member_id, sequence, kind, category, source_id, created_at, context)
         SELECT member_id, last_sequence, $2, $3, gen_random_uuid(), now() - $4 * interval '1 minute', $5 FROM state
         RETURNING member_id, sequence
       )
       INSERT INTO notification_actor (member_id, sequence, actor_id, created_at)
       SELECT inserted.member_id, sequence, member.id, now() FROM inserted, member WHERE username = ANY($6)`,
      [username, kind, kindRules[kind].category, minutesAgo, JSON.stringify(context), by],
    );
  }
}

const DAY = 60 * 24;

/** One notification of every kind. */
export const everyKind: readonly NotificationInput[] = [
  { kind: 'lifetime_set', minutesAgo: 20 * DAY },
  { kind: 'lifetime_approved', minutesAgo: 20 * DAY },
  { kind: 'lifetime_declined', minutesAgo: 19 * DAY },
  { kind: 'premium_upgrade', minutesAgo: 5 * DAY },
  { kind: 'decision_made', minutesAgo: 5 * DAY },
  { kind: 'appeal_answered', minutesAgo: 5 * DAY },
  { kind: 'media_published', minutesAgo: 4 * DAY },
  { kind: 'media_rejected', minutesAgo: 4 * DAY },
  { kind: 'request_published', minutesAgo: 4 * DAY, context: { title: 'Silk scarf, ivory' } },
  { kind: 'request_rejected', minutesAgo: 4 * DAY, context: { title: 'Silk scarf, ivory' } },
  { kind: 'endorsement_approved', by: ['dorian'], minutesAgo: 3 * DAY },
  { kind: 'event_removed', by: ['dorian'], minutesAgo: 3 * DAY, context: { title: 'Harbour walk' } },
  { kind: 'event_modified', by: ['dorian'], minutesAgo: 2 * DAY, context: { title: 'Reading circle' } },
  { kind: 'event_created', by: ['dorian'], minutesAgo: 2 * DAY, context: { title: 'Reading circle' } },
  { kind: 'media_depicted', by: ['mei'] },
  { kind: 'endorsement_waiting', by: ['mei'] },
  { kind: 'connection_accepted', by: ['mei', 'juniper'] },
  { kind: 'coming_to_your_city', by: ['mei'], context: { from: '2026-12-14', to: '2026-12-17' } },
  { kind: 'favourited_request', by: ['mei', 'juniper', 'yasmin', 'dorian'], context: { title: 'Silk scarf, ivory' } },
  { kind: 'favourited_profile', by: ['mei', 'juniper', 'yasmin', 'dorian', 'ansel'] },
  { kind: 'connection_request', by: ['juniper'] },
];
