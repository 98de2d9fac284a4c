import { conversationLimits } from '@subrosa/rules/conversations/limits';
import type { SequenceRange } from '@subrosa/contract/conversations/ciphertext';
import type { Tx } from '../../../platform/db/database.ts';
import { runPrepared, type PreparedStatement } from '../../../platform/db/prepared.ts';
import { rangesOf } from '../queries/fragments.ts';
import type { CursorRow } from '../receipts.ts';

export interface MovedCursors extends CursorRow {
  unread: number;
  before: CursorRow;
}

// Read implies delivered. It counts under the lock of the row: a message is either counted here or increases the count afterwards.
export const movePrepared: PreparedStatement = {
  name: 'conversations.move-cursor',
  text: `
    UPDATE conversation_member cm SET last_read_sequence = moved.read, last_delivered_sequence = moved.delivered,
      undecrypted_sequences = CASE WHEN (SELECT count(*) FROM unnest(moved.undecrypted)) > ${conversationLimits.undecryptedRanges}
        THEN int8multirange(range_merge(moved.undecrypted)) ELSE moved.undecrypted END,
      unread = CASE WHEN moved.read = moved.before THEN cm.unread ELSE (
        SELECT count(*)::int FROM (
          SELECT FROM message m WHERE m.conversation_id = $2::uuid AND m.sequence > moved.read AND m.sequence <= moved.newest
            AND m.sender_id <> $1::uuid AND m.kind <> 'event'
          LIMIT ${conversationLimits.unread}) counted) END
    FROM (
      SELECT target.*,
        before_undecrypted + (int8multirange(int8range(before, read, '(]')) * $5::int8multirange) - $6::int8multirange AS undecrypted
      FROM (
        SELECT own.last_read_sequence AS before, own.last_delivered_sequence AS before_delivered, own.undecrypted_sequences AS before_undecrypted, newest,
          greatest(own.last_read_sequence, least($3::bigint, newest)) AS read,
          greatest(own.last_delivered_sequence, least($4::bigint, newest), own.last_read_sequence, least($3::bigint, newest)) AS delivered
        FROM (
          SELECT o.*, least(c.last_sequence, o.left_at_sequence) AS newest
          FROM conversation_member o JOIN conversation c ON c.id = o.conversation_id
          WHERE o.member_id = $1::uuid AND o.conversation_id = $2::uuid) own) target) moved
    WHERE cm.member_id = $1::uuid AND cm.conversation_id = $2::uuid
    RETURNING cm.last_read_sequence::float8 AS read, cm.last_delivered_sequence::float8 AS delivered,
      ${rangesOf('cm.undecrypted_sequences')} AS undecrypted, cm.unread,
      json_build_object('read', moved.before, 'delivered', moved.before_delivered, 'undecrypted', ${rangesOf('moved.before_undecrypted')}) AS before`,
};

export interface CursorTarget {
  read: number;
  delivered: number;
  /** Entries that become read although the member could not decrypt them. */
  undecrypted: readonly SequenceRange[] | 'all';
  /** Entries that the member has decrypted since. */
  decrypted: readonly SequenceRange[];
}

const asMultirange = (ranges: readonly SequenceRange[]) => `{${ranges.map(({ from, to }) => `[${from},${to}]`).join(',')}}`;

/** Cursors never decrease, and never exceed the newest sequence, which for a former member of a group is that of their time. */
export async function moveCursors(
  tx: Tx,
  { memberId, conversationId }: { memberId: string; conversationId: string },
  { read, delivered, undecrypted, decrypted }: CursorTarget,
): Promise<MovedCursors | null> {
  const [moved = null] = await runPrepared<MovedCursors>(tx, movePrepared, [
    memberId,
    conversationId,
    read,
    delivered,
    undecrypted === 'all' ? '{(,)}' : asMultirange(undecrypted),
    asMultirange(decrypted),
  ]);
  return moved;
}
