import type { Db, Tx } from '../../../platform/db/database.ts';
import { runPrepared, type Prepared } from '../../../platform/db/prepared.ts';
import { noBlock } from './parts.ts';

const MOST_TOLD = 500;

/** With whom a member has spoken lately, for what their tabs have to know. */
const partners: Prepared = {
  name: 'conversations.list-partners',
  text: `
    SELECT cm.conversation_id AS "conversationId", cm.peer_id AS "peerId"
    FROM conversation_member cm
    JOIN conversation_member t ON t.member_id = cm.peer_id AND t.conversation_id = cm.conversation_id AND t.last_at IS NOT NULL
    WHERE cm.member_id = $1::uuid AND cm.last_at IS NOT NULL AND ${noBlock('$1::uuid', 'cm.peer_id')}
    ORDER BY cm.last_at DESC LIMIT ${MOST_TOLD}`,
};

export interface Partner {
  conversationId: string;
  peerId: string;
}

export function listPartners(db: Db | Tx, memberId: string): Promise<Partner[]> {
  return runPrepared<Partner>(db, partners, [memberId]);
}

const typing: Prepared = {
  name: 'conversations.find-reader',
  text: `
    SELECT cm.peer_id AS "peerId"
    FROM conversation_member cm
    JOIN conversation c ON c.id = cm.conversation_id AND c.newest > 0
    JOIN member p ON p.id = cm.peer_id AND p.state = 'active'
    WHERE cm.member_id = $1::uuid AND cm.conversation_id = $2::uuid AND cm.last_at IS NOT NULL AND ${noBlock('$1::uuid', 'cm.peer_id')}`,
};

/** Who may learn that a member is writing. Asked by the process that holds the sockets, which sees no more columns than these. */
export async function findReader(db: Db, memberId: string, conversationId: string): Promise<string | null> {
  const [row] = await runPrepared<{ peerId: string }>(db, typing, [memberId, conversationId]);
  return row?.peerId ?? null;
}
