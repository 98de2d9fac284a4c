import { sql } from 'kysely';
import type { Tx } from '../../../../platform/db/database.ts';

/** Stores the message of each member’s last push. Rows are locked in the order of member ids, to avoid deadlocks. */
export async function saveNotified(
  tx: Tx,
  notified: readonly { memberId: string; conversationId: string; sequence: number }[],
): Promise<void> {
  await sql`
    INSERT INTO message_push_cursor (member_id, conversation_id, sequence)
    SELECT * FROM unnest(
      ${notified.map(({ memberId }) => memberId)}::uuid[], ${notified.map(({ conversationId }) => conversationId)}::uuid[],
      ${notified.map(({ sequence }) => sequence)}::bigint[]
    ) AS new (member_id, conversation_id, sequence)
    ORDER BY member_id
    ON CONFLICT (member_id) DO UPDATE SET conversation_id = excluded.conversation_id, sequence = excluded.sequence`.execute(tx);
}
