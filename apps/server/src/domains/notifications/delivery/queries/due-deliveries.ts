import type { EmailFrequency } from '@subrosa/rules/notifications/kinds';
import { notificationLimits } from '@subrosa/rules/notifications/limits';
import type { MemberTimes } from '@subrosa/rules/notifications/times';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import type { Waiting } from '../store/deliveries.ts';

export interface TimesRow {
  member_id: string;
  time_zone: string;
  email_frequency: EmailFrequency | null;
  quiet_from: string | null;
  quiet_to: string | null;
}

export const timesOf = ({ time_zone, email_frequency, quiet_from, quiet_to }: TimesRow): MemberTimes => ({
  timeZone: time_zone,
  emailFrequency: email_frequency ?? 'immediate',
  quiet: quiet_from !== null && quiet_to !== null ? { from: quiet_from, to: quiet_to } : null,
});

// Deliverability belongs to an email address, so it does not apply after the member has changed theirs.
const deliverability = sql`
  LEFT JOIN email_deliverability AS deliverability
    ON deliverability.member_id = m.id AND deliverability.email_hash = sha256(convert_to(lower(m.email), 'UTF8'))`;

const acceptsEmail = sql<boolean>`(s.email_subscription AND deliverability.bouncing_since IS NULL)`;

/** Returns the members’ times for deliveries, and which channels can reach them. */
export async function findTimes(
  tx: Tx,
  memberIds: readonly string[],
): Promise<Map<string, MemberTimes & { acceptsEmail: boolean; takesPush: boolean }>> {
  const { rows } = await sql<TimesRow & { takes_mail: boolean; takes_push: boolean }>`
    SELECT m.id AS member_id, s.time_zone, t.email_frequency, t.quiet_from, t.quiet_to, ${acceptsEmail} AS takes_mail,
      EXISTS (SELECT FROM push_subscription p WHERE p.member_id = m.id) AS takes_push
    FROM member m JOIN member_settings s ON s.member_id = m.id
    LEFT JOIN notification_schedule t ON t.member_id = m.id ${deliverability}
    WHERE m.id = ANY(${memberIds}::uuid[])`.execute(tx);
  return new Map(rows.map((row) => [row.member_id, { ...timesOf(row), acceptsEmail: row.takes_mail, takesPush: row.takes_push }]));
}

/** A pending delivery with its member’s current state and what is still unread. */
export interface DueDelivery extends Waiting {
  email: string;
  locale: string;
  isActive: boolean;
  acceptsEmail: boolean;
  times: MemberTimes;
  /** The kind of every unread notification from `fromSequence` on. */
  kinds: readonly string[];
  /** The member’s stored channels by kind; other kinds use the default. */
  chosen: Readonly<Record<string, Readonly<Record<'email' | 'push', boolean>>>>;
  /** All unread notifications, including those before `fromSequence`. */
  unread: number;
}

type DueDeliveryRow = TimesRow & {
  channel: Waiting['channel'];
  from_sequence: string;
  unlisted_count: number;
  email: string;
  locale: string;
  active: boolean;
  takes_mail: boolean;
  kinds: string[];
  chosen: DueDelivery['chosen'];
  unread: number;
};

export async function findDueDeliveries(db: Db | Tx, waiting: readonly Waiting[]): Promise<DueDelivery[]> {
  const { rows } = await sql<DueDeliveryRow>`
    SELECT o.member_id, o.channel, o.from_sequence, o.unlisted_count, m.email, s.locale, m.state = 'active' AS active, ${acceptsEmail} AS takes_mail,
      s.time_zone, t.email_frequency, t.quiet_from, t.quiet_to, unread_notifications.kinds, unread_notifications.unread, preference.chosen
    FROM unnest(
      ${waiting.map(({ memberId }) => memberId)}::uuid[], ${waiting.map(({ channel }) => channel)}::text[],
      ${waiting.map(({ fromSequence }) => fromSequence)}::bigint[], ${waiting.map(({ unlistedCount }) => unlistedCount)}::integer[]
    ) AS o (member_id, channel, from_sequence, unlisted_count)
    JOIN member m ON m.id = o.member_id
    JOIN member_settings s ON s.member_id = m.id
    LEFT JOIN notification_schedule t ON t.member_id = m.id
    LEFT JOIN notification_state state ON state.member_id = m.id ${deliverability}
    CROSS JOIN LATERAL (
      SELECT coalesce(array_agg(kind) FILTER (WHERE sequence >= o.from_sequence), '{}') AS kinds, count(*)::integer AS unread
      FROM (
        SELECT n.kind, n.sequence FROM notification n
        WHERE n.member_id = o.member_id AND n.sequence > greatest(state.last_read_sequence, state.last_cleared_sequence) AND n.read_at IS NULL
        ORDER BY n.sequence DESC LIMIT ${notificationLimits.unread}
      ) AS newest
    ) AS unread_notifications
    CROSS JOIN LATERAL (
      SELECT coalesce(jsonb_object_agg(p.kind, jsonb_build_object('email', p.email, 'push', p.push)), '{}') AS chosen
      FROM notification_preference p WHERE p.member_id = o.member_id
    ) AS preference`.execute(db);
  return rows.map((row) => ({
    memberId: row.member_id,
    channel: row.channel,
    fromSequence: Number(row.from_sequence),
    unlistedCount: row.unlisted_count,
    email: row.email,
    locale: row.locale,
    isActive: row.active,
    acceptsEmail: row.takes_mail,
    times: timesOf(row),
    kinds: row.kinds,
    chosen: row.chosen,
    unread: row.unread,
  }));
}
