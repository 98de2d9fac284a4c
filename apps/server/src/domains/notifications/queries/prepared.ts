import { notificationLimits } from '@subrosa/rules/notifications/limits';
import type { PreparedStatement } from '../../../platform/db/prepared.ts';

/** So many actors are read per notification, to find those that the reader may see. */
const CANDIDATES = notificationLimits.actors + 2;

// The page is read from its index alone; actors are joined for its few rows.
const page = (name: string, condition: string): PreparedStatement => ({
  name: `notifications.page.${name}`,
  text: `SELECT s.last_sequence AS newest, n.sequence, n.kind, n.created_at, n.read, n.context, a.total, a.present, a.ids
    FROM notification_state s
    LEFT JOIN LATERAL (
      SELECT sequence, kind, created_at, context, read_at IS NOT NULL OR sequence <= s.last_read_sequence AS read
      FROM notification
      WHERE member_id = $1::uuid AND sequence < coalesce($2::bigint, 9223372036854775807) AND ${condition}
      ORDER BY sequence DESC LIMIT $3::integer OFFSET $4::integer) n ON true
    LEFT JOIN LATERAL (
      SELECT count(*)::integer AS total, (count(*) FILTER (WHERE m.state = 'active'))::integer AS present,
        (array_agg(x.actor_id ORDER BY x.created_at DESC, x.actor_id) FILTER (WHERE m.state = 'active'))[1:${CANDIDATES}] AS ids
      FROM notification_actor x CROSS JOIN LATERAL (SELECT state FROM member WHERE id = x.actor_id OFFSET 0) m
      WHERE x.member_id = $1::uuid AND x.sequence = n.sequence) a ON n.sequence IS NOT NULL
    WHERE s.member_id = $1::uuid
    ORDER BY n.sequence DESC`,
});

const notCleared = 'sequence > s.last_cleared_sequence';
const unread = 'sequence > greatest(s.last_read_sequence, s.last_cleared_sequence) AND read_at IS NULL';
const category = 'category = $5::text';

/** $1 member, $2 sequence before which the page begins, or null, $3 limit, $4 offset, $5 category if any. */
export const pagePrepared = {
  all: page('all', notCleared),
  unread: page('unread', unread),
  category: page('category', `${notCleared} AND ${category}`),
  categoryUnread: page('category-unread', `${unread} AND ${category}`),
} as const;

// Watermarks only increase, and never exceed the last sequence.
const move = (name: string, mark: 'last_read_sequence' | 'last_cleared_sequence'): PreparedStatement => ({
  name: `notifications.${name}`,
  text: `UPDATE notification_state SET ${mark} = least(coalesce($2::bigint, last_sequence), last_sequence)
    WHERE member_id = $1::uuid AND ${mark} < least(coalesce($2::bigint, last_sequence), last_sequence) RETURNING member_id`,
});

/** $1 member, $2 the sequence up to which it applies, or null for all. */
export const readAllPrepared = move('read-all', 'last_read_sequence');
export const removeAllPrepared = move('remove-all', 'last_cleared_sequence');

/** $1 member, $2 sequence, $3 now. */
export const readOnePrepared: PreparedStatement = {
  name: 'notifications.read-one',
  text: `UPDATE notification SET read_at = $3::timestamptz WHERE member_id = $1::uuid AND sequence = $2::bigint AND read_at IS NULL RETURNING sequence`,
};

/** $1 member, $2 sequence. */
export const removeOnePrepared: PreparedStatement = {
  name: 'notifications.remove-one',
  text: `DELETE FROM notification WHERE member_id = $1::uuid AND sequence = $2::bigint RETURNING sequence`,
};
