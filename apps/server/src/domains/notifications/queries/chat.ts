import { notificationLimits } from '@subrosa/rules/notifications/limits';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { runPrepared, type PreparedStatement } from '../../../platform/db/prepared.ts';
import { notBlocked } from '../../../sql/visibility.ts';

/** $1 member, $2 count limit. Excludes archived conversations, and those whose other member is inactive or blocked. */
export const countPrepared: PreparedStatement = {
  name: 'notifications.count-chats',
  text: `
    SELECT count(*)::int AS chats FROM (
      SELECT FROM conversation_member cm LEFT JOIN member p ON p.id = cm.peer_id AND p.state = 'active'
      WHERE cm.member_id = $1::uuid AND cm.unread > 0 AND NOT cm.archived AND (cm.peer_id IS NULL OR p.id IS NOT NULL)
        AND ${notBlocked('$1::uuid', 'cm.peer_id')}
      LIMIT $2) counted`,
};

/** Counts conversations with unread messages. */
export async function countUnreadChats(db: Db | Tx, memberId: string): Promise<number> {
  const [found] = await runPrepared<{ chats: number }>(db, countPrepared, [memberId, notificationLimits.unread]);
  return found?.chats ?? 0;
}
