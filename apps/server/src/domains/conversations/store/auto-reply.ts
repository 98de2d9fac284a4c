import { conversationLimits } from '@subrosa/rules/conversations/limits';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';

export async function markAutoReplyHandled(tx: Tx, conversationId: string): Promise<void> {
  await tx.updateTable('conversation').set({ auto_reply_handled: true }).where('id', '=', conversationId).execute();
}

/** Increases the unread count of the member who wrote first. */
export async function recordAutoReply(tx: Tx, conversationId: string, memberId: string): Promise<void> {
  await tx
    .updateTable('conversation_member')
    .set({ unread: sql<number>`least(unread + 1, ${conversationLimits.unread})` })
    .where('conversation_id', '=', conversationId)
    .where('member_id', '=', memberId)
    .execute();
}
