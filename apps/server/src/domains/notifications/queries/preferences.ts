import {
  kindRules,
  notificationKinds,
  type ChannelChoice,
  type EmailFrequency,
  type NotificationKind,
} from '@subrosa/rules/notifications/kinds';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';

/** Channels by kind, the frequency of emails and quiet hours of a member. */
export interface StoredPreferences {
  kinds: Record<NotificationKind, ChannelChoice>;
  emailFrequency: EmailFrequency;
  quietFrom: string | null;
  quietTo: string | null;
  messages: boolean;
  email: 'on' | 'off' | 'bouncing';
  version: number;
}

interface Times {
  email_frequency: EmailFrequency | null;
  quiet_from: string | null;
  quiet_to: string | null;
  push_messages: boolean | null;
  version: number | null;
  subscribed: boolean;
  bouncing: boolean;
}

const hoursAndMinutes = (time: string | null) => time?.slice(0, 5) ?? null;

export async function findPreferences(db: Db | Tx, memberId: string): Promise<StoredPreferences | null> {
  const { rows } = await sql<Times>`
    SELECT t.email_frequency, t.quiet_from, t.quiet_to, t.push_messages, t.version, s.email_subscription AS subscribed, b.bouncing_since IS NOT NULL AS bouncing
    FROM member_settings s
    LEFT JOIN notification_schedule t ON t.member_id = s.member_id
    LEFT JOIN email_deliverability b ON b.member_id = s.member_id
    WHERE s.member_id = ${memberId}`.execute(db);
  const [times] = rows;
  if (!times) return null;
  const { email_frequency, quiet_from, quiet_to, push_messages, version, subscribed, bouncing } = times;
  return {
    kinds: await findKinds(db, memberId),
    emailFrequency: email_frequency ?? 'immediate',
    quietFrom: hoursAndMinutes(quiet_from),
    quietTo: hoursAndMinutes(quiet_to),
    messages: push_messages ?? true,
    email: subscribed ? (bouncing ? 'bouncing' : 'on') : 'off',
    // Before the first change there is no row.
    version: version ?? 1,
  };
}

async function findKinds(db: Db | Tx, memberId: string): Promise<Record<NotificationKind, ChannelChoice>> {
  const rows = await db
    .selectFrom('notification_preference')
    .select(['kind', 'in_app as inApp', 'email', 'push'])
    .where('member_id', '=', memberId)
    .execute();
  const chosen = new Map(rows.map(({ kind, ...choice }) => [kind, choice]));
  const entries = notificationKinds.map((kind) => [kind, chosen.get(kind) ?? kindRules[kind].usually] as const);
  return Object.fromEntries(entries) as Record<NotificationKind, ChannelChoice>;
}
