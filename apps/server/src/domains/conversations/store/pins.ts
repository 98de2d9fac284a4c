import type { Tx } from '../../../platform/db/database.ts';

interface MessagePosition {
  conversationId: string;
  sequence: number;
}

/** Locks the conversation and returns the pinned sequences. */
export async function lockPins(tx: Tx, conversationId: string): Promise<number[]> {
  await tx.selectFrom('conversation').select('id').where('id', '=', conversationId).forNoKeyUpdate().execute();
  const rows = await tx.selectFrom('message_pin').select('sequence').where('conversation_id', '=', conversationId).execute();
  return rows.map(({ sequence }) => Number(sequence));
}

export async function addPin(tx: Tx, { conversationId, sequence, at }: MessagePosition & { at: Date }): Promise<void> {
  await tx
    .insertInto('message_pin')
    .values({ conversation_id: conversationId, sequence, pinned_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function removePin(tx: Tx, { conversationId, sequence }: MessagePosition): Promise<void> {
  await tx.deleteFrom('message_pin').where('conversation_id', '=', conversationId).where('sequence', '=', String(sequence)).execute();
}
