import { notificationLimits } from '@subrosa/rules/notifications/limits';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { runPrepared, type PreparedStatement } from '../../../platform/db/prepared.ts';

/** The unread count and the last sequence of a member. */
export interface UnreadState {
  unread: number;
  newest: number;
}

/** $1 member, $2 count limit. */
export const unreadStatePrepared: PreparedStatement = {
  name: 'notifications.unread-state',
  text: `
    SELECT s.last_sequence::float8 AS newest, (
      SELECT count(*)::int FROM (
        SELECT FROM notification n
        WHERE n.member_id = s.member_id AND n.sequence > greatest(s.last_read_sequence, s.last_cleared_sequence) AND n.read_at IS NULL
        LIMIT $2) counted) AS unread
    FROM notification_state s WHERE s.member_id = $1`,
};

export async function getUnreadState(db: Db | Tx, memberId: string): Promise<UnreadState> {
  const [found] = await runPrepared<UnreadState>(db, unreadStatePrepared, [memberId, notificationLimits.unread]);
  return found ?? { unread: 0, newest: 0 };
}
