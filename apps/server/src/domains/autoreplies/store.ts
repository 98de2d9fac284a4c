import type { Tx } from '../../platform/db/database.ts';

export async function saveReply(
  tx: Tx,
  { memberId, text, enabled, at }: { memberId: string; text: string; enabled: boolean; at: Date },
): Promise<void> {
  const values = { text, enabled, updated_at: at };
  await tx
    .insertInto('auto_reply')
    .values({ member_id: memberId, ...values })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(values))
    .execute();
}

/** Returns false if the reply was already sent to this member. */
export async function markSent(
  tx: Tx,
  { memberId, recipientId, at }: { memberId: string; recipientId: string; at: Date },
): Promise<boolean> {
  const added = await tx
    .insertInto('auto_reply_sent')
    .values({ member_id: memberId, recipient_id: recipientId, sent_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return added.numInsertedOrUpdatedRows === 1n;
}
