import type { Db, Tx } from '../../../platform/db/database.ts';
import { runPrepared, type PreparedStatement } from '../../../platform/db/prepared.ts';

/** Position and proof of a message, also of one that was deleted for all. */
export interface MessageHead {
  id: string;
  sequence: number;
  sender_id: string;
  kind: 'message' | 'auto' | 'event';
  device_id: string | null;
  epoch: number | null;
  sent_at: Date;
  edited_at: Date | null;
  gone: boolean;
  commitment: Buffer | null;
  franking_key_id: string | null;
  franking_tag: Buffer | null;
}

const head: PreparedStatement = {
  name: 'conversations.find-message',
  text: `SELECT id, sequence::float8 AS sequence, sender_id, kind, device_id, epoch, sent_at, edited_at, ciphertext IS NULL AS gone, commitment, franking_key_id, franking_tag
    FROM message WHERE conversation_id = $1::uuid AND id = $2::uuid`,
};

export async function findMessage(db: Db | Tx, conversationId: string, id: string): Promise<MessageHead | null> {
  const [row = null] = await runPrepared<MessageHead>(db, head, [conversationId, id]);
  return row;
}

/** Checks whether a member wrote a message before this sequence. */
export async function hasWritten(tx: Tx, conversationId: string, memberId: string, before: number): Promise<boolean> {
  const row = await tx
    .selectFrom('message')
    .select('sequence')
    .where('conversation_id', '=', conversationId)
    .where('sender_id', '=', memberId)
    .where('kind', '=', 'message')
    .where('sequence', '<', String(before))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
