import type { MessageEnvelope } from '@subrosa/contract/conversations/ciphertext';
import type { Tx } from '../../../platform/db/database.ts';
import type { StateStamp } from '../franking.ts';

interface ReactionKey {
  conversationId: string;
  sequence: number;
  memberId: string;
}

export async function saveReaction(
  tx: Tx,
  { conversationId, sequence, memberId, reaction, at }: ReactionKey & { reaction: MessageEnvelope & StateStamp; at: Date },
): Promise<void> {
  const values = { envelope: JSON.stringify(reaction), created_at: at };
  await tx
    .insertInto('message_reaction')
    .values({ conversation_id: conversationId, sequence, member_id: memberId, ...values })
    .onConflict((conflict) => conflict.columns(['conversation_id', 'sequence', 'member_id']).doUpdateSet(values))
    .execute();
}

export async function removeReaction(tx: Tx, { conversationId, sequence, memberId }: ReactionKey): Promise<void> {
  await tx
    .deleteFrom('message_reaction')
    .where('conversation_id', '=', conversationId)
    .where('sequence', '=', String(sequence))
    .where('member_id', '=', memberId)
    .execute();
}
