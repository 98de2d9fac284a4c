import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { rangesOf } from './fragments.ts';
import { mayViewContentOf, notBlockedBy } from '../../../sql/visibility.ts';

/** Actions of other members are exported by the day only. */
const day = (instant: string) => sql.raw(`(${instant} AT TIME ZONE 'UTC')::date`);

/** Exports with whom and when the member exchanged messages. The server cannot decrypt messages, so the export has no content. */
export async function collectConversations(db: Db | Tx, memberId: string) {
  const { rows: conversations } = await sql`
    SELECT c.kind, p.username AS "with", ${day('cm.left_at')} AS "leftOn", ${day('c.opened_at')} AS "openedOn",
      ${day('cm.last_message_at')} AS "lastOn", least(c.last_sequence, cm.left_at_sequence)::float8 AS entries, cm.archived, cm.muted,
      cm.last_read_sequence::float8 AS "readUpTo", ${sql.raw(rangesOf('cm.undecrypted_sequences'))} AS undecrypted,
      cm.joined_at_sequence::float8 AS "joinedAfter"
    FROM conversation_member cm JOIN conversation c ON c.id = cm.conversation_id LEFT JOIN member p ON p.id = cm.peer_id
    WHERE cm.member_id = ${memberId} AND cm.last_message_at IS NOT NULL AND (cm.peer_id IS NULL OR p.state = 'active')
      AND ${sql.raw(notBlockedBy('cm.peer_id', 'cm.member_id'))}
    ORDER BY cm.last_message_at, cm.conversation_id`.execute(db);
  const { rows: sent } = await sql`
    SELECT m.conversation_id AS conversation, m.sequence::float8 AS sequence, m.sent_at AS "sentAt", m.ciphertext IS NULL AS deleted
    FROM conversation_member cm JOIN message m ON m.conversation_id = cm.conversation_id AND m.sender_id = cm.member_id
    WHERE cm.member_id = ${memberId} ORDER BY m.sent_at, m.sequence`.execute(db);
  const { rows: reports } = await sql`
    SELECT reason, text, created_at AS at FROM conversation_report WHERE reporter_id = ${memberId} ORDER BY created_at, id`.execute(db);
  const { rows: files } = await sql`
    SELECT conversation_id AS conversation, sequence::float8 AS sequence, bytes, started_at AS "sentAt"
    FROM attachment WHERE owner_id = ${memberId} AND purpose = 'message' ORDER BY started_at, id`.execute(db);
  const { rows: invitations } = await sql`
    SELECT conversation_id AS "group", state = 'accepted' AS accepted, ${day('invited_at')} AS "invitedOn"
    FROM group_invitation WHERE member_id = ${memberId} AND state <> 'declined' ORDER BY invited_at, conversation_id`.execute(db);
  const { rows: blockedGroups } = await sql`
    SELECT conversation_id AS "group", created_at AS at FROM group_block WHERE member_id = ${memberId} ORDER BY created_at, conversation_id`.execute(
    db,
  );
  const { rows: intents } = await sql`
    SELECT p.username AS "to", r.id AS request, i.created_at AS at, i.expires_at AS until
    FROM message_intent i JOIN member p ON p.id = i.recipient_id
    LEFT JOIN request_post r ON r.id = i.request_id AND r.status = 'published'
      AND ${sql.raw(mayViewContentOf('i.member_id', 'r.member_id'))}
    WHERE i.member_id = ${memberId} AND p.state = 'active' AND ${sql.raw(notBlockedBy('i.recipient_id', 'i.member_id'))}`.execute(db);
  return { conversations, sent, files, invitations, blockedGroups, reports, intents };
}
