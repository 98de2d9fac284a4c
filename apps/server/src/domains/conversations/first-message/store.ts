import type { Tx } from '../../../platform/db/database.ts';

interface NewIntent {
  memberId: string;
  recipientId: string;
  requestId: string | null;
  at: Date;
  expiresAt: Date;
}

/** A member has one intent at a time. */
export async function saveIntent(tx: Tx, { memberId, recipientId, requestId, at, expiresAt }: NewIntent): Promise<void> {
  const post = requestId && (await findPostOf(tx, recipientId, requestId));
  const row = { recipient_id: recipientId, request_id: post, created_at: at, expires_at: expiresAt };
  await tx
    .insertInto('message_intent')
    .values({ member_id: memberId, ...row })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(row))
    .execute();
}

/** Other ids are dropped silently: whether the caller may see the post is checked whenever the intent is read. */
async function findPostOf(tx: Tx, ownerId: string, id: string): Promise<string | null> {
  const row = await tx.selectFrom('request_post').select('id').where('id', '=', id).where('member_id', '=', ownerId).executeTakeFirst();
  return row?.id ?? null;
}

/** Returns whether there was one; of concurrent calls one gets it. */
export async function deleteIntent(tx: Tx, memberId: string, recipientId?: string): Promise<boolean> {
  let deletion = tx.deleteFrom('message_intent').where('member_id', '=', memberId);
  if (recipientId !== undefined) deletion = deletion.where('recipient_id', '=', recipientId);
  const { numDeletedRows } = await deletion.executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function deleteExpiredIntents(tx: Tx, now: Date): Promise<void> {
  await tx.deleteFrom('message_intent').where('expires_at', '<=', now).execute();
}
