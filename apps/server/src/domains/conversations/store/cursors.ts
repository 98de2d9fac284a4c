import { conversationLimits } from '@subrosa/rules/conversations/limits';
import type { Tx } from '../../../platform/db/database.ts';
import { runPrepared, type PreparedStatement } from '../../../platform/db/prepared.ts';

export interface Cursors {
  readUpTo: number;
  deliveredUpTo: number;
  unread: number;
}

// Read implies delivered. It counts under the lock of the row: a message is either counted here or increases the count afterwards.
export const movePrepared: PreparedStatement = {
  name: 'conversations.move-cursor',
  text: `
    UPDATE conversation_member cm SET last_read_sequence = moved.read, last_delivered_sequence = moved.delivered,
      unread = CASE WHEN moved.read = moved.before THEN cm.unread ELSE (
        SELECT count(*)::int FROM (
          SELECT FROM message m WHERE m.conversation_id = $2::uuid AND m.sequence > moved.read AND m.sender_id <> $1::uuid AND m.kind <> 'event'
          LIMIT ${conversationLimits.unread}) counted) END
    FROM (
      SELECT o.last_read_sequence AS before, greatest(o.last_read_sequence, least($3::bigint, c.last_sequence)) AS read,
        greatest(o.last_delivered_sequence, least($4::bigint, c.last_sequence), o.last_read_sequence, least($3::bigint, c.last_sequence)) AS delivered
      FROM conversation_member o JOIN conversation c ON c.id = o.conversation_id
      WHERE o.member_id = $1::uuid AND o.conversation_id = $2::uuid) moved
    WHERE cm.member_id = $1::uuid AND cm.conversation_id = $2::uuid
    RETURNING cm.last_read_sequence::float8 AS "readUpTo", cm.last_delivered_sequence::float8 AS "deliveredUpTo", cm.unread`,
};

/** Cursors never decrease, and never exceed the newest sequence. */
export async function moveCursors(
  tx: Tx,
  { memberId, conversationId }: { memberId: string; conversationId: string },
  { read, delivered }: { read: number; delivered: number },
): Promise<Cursors | null> {
  const [moved = null] = await runPrepared<Cursors>(tx, movePrepared, [memberId, conversationId, read, delivered]);
  return moved;
}
