import type { Db, Tx } from '../../../platform/db/database.ts';
import { runPrepared, type PreparedStatement } from '../../../platform/db/prepared.ts';
import { sharesReadReceipts } from './settings.ts';
import { notBlocked } from '../../../sql/visibility.ts';

const MAX_RECIPIENTS = 500;

/** Recent conversation partners of a member, who need to know of a new identity or name. */
const partners: PreparedStatement = {
  name: 'conversations.list-partners',
  text: `
    (SELECT cm.conversation_id AS "conversationId", cm.peer_id AS "peerId"
    FROM conversation_member cm
    JOIN conversation_member t ON t.member_id = cm.peer_id AND t.conversation_id = cm.conversation_id AND t.last_message_at IS NOT NULL
    WHERE cm.member_id = $1::uuid AND cm.last_message_at IS NOT NULL AND ${notBlocked('$1::uuid', 'cm.peer_id')}
    ORDER BY cm.last_message_at DESC LIMIT ${MAX_RECIPIENTS})
    UNION ALL
    (SELECT cm.conversation_id, t.member_id FROM conversation_member cm
    JOIN conversation_member t ON t.conversation_id = cm.conversation_id AND t.member_id <> cm.member_id AND t.left_at IS NULL
    WHERE cm.member_id = $1::uuid AND cm.peer_id IS NULL AND cm.left_at IS NULL
    LIMIT ${MAX_RECIPIENTS})`,
};

export interface Partner {
  conversationId: string;
  peerId: string;
}

export function listPartners(db: Db | Tx, memberId: string): Promise<Partner[]> {
  return runPrepared<Partner>(db, partners, [memberId]);
}

const bothShareReceipts = (one: string, other: string) =>
  `(SELECT bool_and(${sharesReadReceipts('s')}) FROM member_settings s WHERE s.member_id IN (${one}, ${other}))`;

const typing: PreparedStatement = {
  name: 'conversations.find-readers',
  text: `
    SELECT cm.peer_id AS id, ${bothShareReceipts('cm.member_id', 'cm.peer_id')} AS "sharesReceipts"
    FROM conversation_member cm
    JOIN conversation c ON c.id = cm.conversation_id AND c.last_sequence > 0
    JOIN member p ON p.id = cm.peer_id AND p.state = 'active'
    WHERE cm.member_id = $1::uuid AND cm.conversation_id = $2::uuid AND cm.last_message_at IS NOT NULL AND ${notBlocked('$1::uuid', 'cm.peer_id')}
    UNION ALL
    SELECT t.member_id, ${bothShareReceipts('cm.member_id', 't.member_id')} FROM conversation_member cm
    JOIN conversation_member t ON t.conversation_id = cm.conversation_id AND t.member_id <> cm.member_id AND t.left_at IS NULL
    JOIN member p ON p.id = t.member_id AND p.state = 'active'
    WHERE cm.member_id = $1::uuid AND cm.conversation_id = $2::uuid AND cm.peer_id IS NULL AND cm.left_at IS NULL
      AND ${notBlocked('cm.member_id', 't.member_id')}`,
};

/**
 * Returns the other members, and whether both share read receipts. It runs in the realtime process, whose database role can
 * read only these columns.
 */
export function findLiveRecipients(db: Db, memberId: string, conversationId: string): Promise<{ id: string; sharesReceipts: boolean }[]> {
  return runPrepared(db, typing, [memberId, conversationId]);
}
