import { notificationLimits } from '@subrosa/rules/notifications/limits';
import type { PreparedStatement } from '../../../platform/db/prepared.ts';

/** So many actors are read per notification, to find those that the reader may see. */
const CANDIDATES = notificationLimits.actors + 2;

// The page is read from its index alone; actors are joined for its few rows.
const page = (name: string, condition: string): PreparedStatement => ({
  name: `notifications.page.${name}`,
  text: `SELECT s.last_number AS newest, n.number, n.kind, n.at, n.read, n.about, a.total, a.present, a.ids
    FROM notification_state s
    LEFT JOIN LATERAL (
      SELECT number, kind, at, about, read_at IS NOT NULL OR number <= s.read_upto AS read
      FROM notification
      WHERE member_id = $1::uuid AND number < coalesce($2::bigint, 9223372036854775807) AND ${condition}
      ORDER BY number DESC LIMIT $3::integer OFFSET $4::integer) n ON true
    LEFT JOIN LATERAL (
      SELECT count(*)::integer AS total, (count(*) FILTER (WHERE m.state = 'active'))::integer AS present,
        (array_agg(x.actor_id ORDER BY x.at DESC, x.actor_id) FILTER (WHERE m.state = 'active'))[1:${CANDIDATES}] AS ids
      FROM notification_actor x CROSS JOIN LATERAL (SELECT state FROM member WHERE id = x.actor_id OFFSET 0) m
      WHERE x.member_id = $1::uuid AND x.number = n.number) a ON n.number IS NOT NULL
    WHERE s.member_id = $1::uuid
    ORDER BY n.number DESC`,
});

const notCleared = 'number > s.cleared_upto';
const unread = 'number > greatest(s.read_upto, s.cleared_upto) AND read_at IS NULL';
const category = 'category = $5::text';

/** $1 member, $2 number before which the page begins, or null, $3 limit, $4 offset, $5 category if any. */
export const pagePrepared = {
  all: page('all', notCleared),
  unread: page('unread', unread),
  category: page('category', `${notCleared} AND ${category}`),
  categoryUnread: page('category-unread', `${unread} AND ${category}`),
} as const;

// Watermarks only increase, and never exceed the last number.
const move = (name: string, mark: 'read_upto' | 'cleared_upto'): PreparedStatement => ({
  name: `notifications.${name}`,
  text: `UPDATE notification_state SET ${mark} = least(coalesce($2::bigint, last_number), last_number)
    WHERE member_id = $1::uuid AND ${mark} < least(coalesce($2::bigint, last_number), last_number) RETURNING member_id`,
});

/** $1 member, $2 the number up to which it applies, or null for all. */
export const readAllPrepared = move('read-all', 'read_upto');
export const removeAllPrepared = move('remove-all', 'cleared_upto');

/** $1 member, $2 number, $3 now. */
export const readOnePrepared: PreparedStatement = {
  name: 'notifications.read-one',
  text: `UPDATE notification SET read_at = $3::timestamptz WHERE member_id = $1::uuid AND number = $2::bigint AND read_at IS NULL RETURNING number`,
};

/** $1 member, $2 number. */
export const removeOnePrepared: PreparedStatement = {
  name: 'notifications.remove-one',
  text: `DELETE FROM notification WHERE member_id = $1::uuid AND number = $2::bigint RETURNING number`,
};
