import type { Tx } from '../../../platform/db/database.ts';
import { findAutoReply } from '../queries.ts';
import { markSent } from '../store.ts';

/** The text that is to be sent now; null where there is none, or it went to them before. */
export async function claimAutoReply(tx: Tx, pair: { memberId: string; toId: string; at: Date }): Promise<string | null> {
  const reply = await findAutoReply(tx, pair.memberId);
  return reply?.enabled && (await markSent(tx, pair)) ? reply.text : null;
}
