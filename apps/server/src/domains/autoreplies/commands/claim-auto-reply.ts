import type { Tx } from '../../../platform/db/database.ts';
import { findAutoReply } from '../queries.ts';
import { markSent } from '../store.ts';

/** Returns the text to send now, or null if there is none, it is disabled or was sent to this member before. */
export async function claimAutoReply(tx: Tx, pair: { memberId: string; recipientId: string; at: Date }): Promise<string | null> {
  const reply = await findAutoReply(tx, pair.memberId);
  return reply?.enabled && (await markSent(tx, pair)) ? reply.text : null;
}
