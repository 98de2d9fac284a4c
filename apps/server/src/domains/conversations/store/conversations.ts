import type { Tx } from '../../../platform/db/database.ts';

interface AddDirectInput {
  id: string;
  member: { id: string; username: string };
  peer: { id: string; username: string };
  at: Date;
}

/** Returns false if the pair already has a conversation, also one from a concurrent transaction. */
export async function addDirect(tx: Tx, { id, member, peer, at }: AddDirectInput): Promise<boolean> {
  const [one = '', other = ''] = [member.id, peer.id].toSorted();
  const added = await tx
    .insertInto('conversation')
    .values({ id, kind: 'direct', first_member_id: one, second_member_id: other, opened_at: at })
    .onConflict((conflict) => conflict.columns(['first_member_id', 'second_member_id']).doNothing())
    .executeTakeFirst();
  if (added.numInsertedOrUpdatedRows === 0n) return false;
  await tx
    .insertInto('conversation_member')
    .values([
      { member_id: member.id, conversation_id: id, peer_id: peer.id, peer_name: peer.username },
      { member_id: peer.id, conversation_id: id, peer_id: member.id, peer_name: member.username },
    ])
    .execute();
  return true;
}

/** Makes the conversation visible to the member. */
export async function makeVisibleTo(tx: Tx, memberId: string, conversationId: string, at: Date): Promise<void> {
  await tx
    .updateTable('conversation_member')
    .set({ last_message_at: at })
    .where('member_id', '=', memberId)
    .where('conversation_id', '=', conversationId)
    .where('last_message_at', 'is', null)
    .execute();
}

export async function changeOwn(
  tx: Tx,
  { memberId, conversationId }: { memberId: string; conversationId: string },
  change: { archived?: boolean; muted?: boolean; muted_until?: Date | null; pinned_at?: Date | null },
): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await tx
    .updateTable('conversation_member')
    .set(change)
    .where('member_id', '=', memberId)
    .where('conversation_id', '=', conversationId)
    .execute();
}

/** Locks the member and returns their pinned conversations, so that concurrent requests cannot exceed the limit. */
export async function lockPinned(tx: Tx, memberId: string): Promise<string[]> {
  await tx.selectFrom('member').select('id').where('id', '=', memberId).forNoKeyUpdate().execute();
  const rows = await tx
    .selectFrom('conversation_member')
    .select('conversation_id')
    .where('member_id', '=', memberId)
    .where('pinned_at', 'is not', null)
    .execute();
  return rows.map(({ conversation_id }) => conversation_id);
}

/** Updates the name by which other members search the conversation. */
export async function renamePeer(tx: Tx, memberId: string): Promise<void> {
  await tx
    .updateTable('conversation_member')
    .from('member')
    .set((set) => ({ peer_name: set.ref('member.username') }))
    .whereRef('member.id', '=', 'conversation_member.peer_id')
    .where('peer_id', '=', memberId)
    .execute();
}
