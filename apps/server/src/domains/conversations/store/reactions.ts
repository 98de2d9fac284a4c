import type { MessageEnvelope } from '@subrosa/contract/conversations/sealed';
import type { Tx } from '../../../platform/db/database.ts';
import type { StateStamp } from '../reporting.ts';

interface Place {
  conversationId: string;
  sequence: number;
  memberId: string;
}

export async function saveReaction(
  tx: Tx,
  { conversationId, sequence, memberId, reaction, at }: Place & { reaction: MessageEnvelope & StateStamp; at: Date },
): Promise<void> {
  const said = { envelope: JSON.stringify(reaction), at };
  await tx
    .insertInto('message_reaction')
    .values({ conversation_id: conversationId, sequence, member_id: memberId, ...said })
    .onConflict((conflict) => conflict.columns(['conversation_id', 'sequence', 'member_id']).doUpdateSet(said))
    .execute();
}

export async function removeReaction(tx: Tx, { conversationId, sequence, memberId }: Place): Promise<void> {
  await tx
    .deleteFrom('message_reaction')
    .where('conversation_id', '=', conversationId)
    .where('sequence', '=', String(sequence))
    .where('member_id', '=', memberId)
    .execute();
}
