import type { Db, Tx } from '../../../platform/db/database.ts';
import { runPrepared, type Prepared } from '../../../platform/db/prepared.ts';

/** Where a message stands and what proves it; also of one that was deleted for all. */
export interface MessageHead {
  id: string;
  sequence: number;
  sender_id: string;
  device_id: string;
  epoch: number;
  sent_at: Date;
  commitment: Buffer;
  reporting_key_id: string;
  reporting_tag: Buffer;
}

const head: Prepared = {
  name: 'conversations.find-message',
  text: `SELECT id, sequence::float8 AS sequence, sender_id, device_id, epoch, sent_at, commitment, reporting_key_id, reporting_tag
    FROM message WHERE conversation_id = $1::uuid AND id = $2::uuid`,
};

export async function findMessage(db: Db | Tx, conversationId: string, id: string): Promise<MessageHead | null> {
  const [row = null] = await runPrepared<MessageHead>(db, head, [conversationId, id]);
  return row;
}
