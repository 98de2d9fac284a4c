import type { MemberTimes } from '@subrosa/rules/notifications/times';
import { sql, type RawBuilder } from 'kysely';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import { timesOf, type TimesRow } from '../queries/due-deliveries.ts';
import type { Addressed } from './waiting.ts';
import { notBlocked } from '../../../../sql/visibility.ts';

/**
 * SQL condition: the conversation has unread messages and is neither muted, archived nor left, and the other member is
 * active and not blocked.
 */
const hasWantedUnread = (cm: string, now: Date): RawBuilder<boolean> => {
  const of = (column: string) => sql.ref(`${cm}.${column}`);
  return sql`(
    ${of('unread')} > 0 AND NOT ${of('archived')} AND ${of('left_at')} IS NULL AND NOT (${of('muted')} AND coalesce(${of('muted_until')} > ${now}, true))
    AND (${of('peer_id')} IS NULL OR (
      (SELECT true FROM member p WHERE p.id = ${of('peer_id')} AND p.state = 'active')
      AND ${sql.raw(notBlocked(`${cm}.member_id`, `${cm}.peer_id`))})))`;
};

/** SQL condition: the last push of member `m` was about a conversation that is still unread. */
const stillWaits = (now: Date): RawBuilder<boolean> => sql`EXISTS (
  SELECT FROM message_push_cursor last
  JOIN conversation_member pushed ON pushed.member_id = last.member_id AND pushed.conversation_id = last.conversation_id AND pushed.last_read_sequence < last.sequence
  WHERE last.member_id = m.id AND ${hasWantedUnread('pushed', now)})`;

/** Members `m` who accept pushes about messages. */
const takers = sql`
  JOIN member_settings s ON s.member_id = m.id
  LEFT JOIN notification_schedule t ON t.member_id = m.id
  WHERE m.state = 'active' AND coalesce(t.push_messages, true)`;

interface UnnotifiedMessages extends Addressed {
  sequence: number;
  devices: readonly string[];
  times: MemberTimes;
}

type UnnotifiedMessagesRow = TimesRow & { conversation_id: string; sequence: number; devices: string[] };

/** Returns each addressed member once who has a push subscription and no push since they last read. */
export async function listUnnotified(db: Db | Tx, addressed: readonly Addressed[], now: Date): Promise<UnnotifiedMessages[]> {
  const { rows } = await sql<UnnotifiedMessagesRow>`
    SELECT DISTINCT ON (m.id) m.id AS member_id, cm.conversation_id, c.last_sequence::float8 AS sequence, s.time_zone, t.email_frequency, t.quiet_from, t.quiet_to,
      (SELECT coalesce(array_agg(d.id), '{}') FROM device d WHERE d.member_id = m.id) AS devices
    FROM unnest(
      ${addressed.map(({ memberId }) => memberId)}::uuid[], ${addressed.map(({ conversationId }) => conversationId)}::uuid[]
    ) AS a (member_id, conversation_id)
    JOIN conversation_member cm ON cm.member_id = a.member_id AND cm.conversation_id = a.conversation_id AND ${hasWantedUnread('cm', now)}
    JOIN conversation c ON c.id = cm.conversation_id
    JOIN member m ON m.id = cm.member_id ${takers}
      AND EXISTS (SELECT FROM push_subscription p WHERE p.member_id = m.id) AND NOT ${stillWaits(now)}
    ORDER BY m.id, cm.last_message_at DESC`.execute(db);
  return rows.map((row) => ({
    memberId: row.member_id,
    conversationId: row.conversation_id,
    sequence: row.sequence,
    devices: row.devices,
    times: timesOf(row),
  }));
}

/** Returns the times for pushes of this member, or null when nothing is left to push. */
export async function findMessageTimes(db: Db | Tx, memberId: string, now: Date): Promise<MemberTimes | null> {
  const { rows } = await sql<TimesRow>`
    SELECT m.id AS member_id, s.time_zone, t.email_frequency, t.quiet_from, t.quiet_to
    FROM member m ${takers} AND m.id = ${memberId} AND ${stillWaits(now)}`.execute(db);
  return rows[0] ? timesOf(rows[0]) : null;
}
