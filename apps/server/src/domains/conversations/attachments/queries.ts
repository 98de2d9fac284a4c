import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';

export async function countWaiting(tx: Tx, ownerId: string): Promise<number> {
  const { waiting } = await tx
    .selectFrom('attachment')
    .select(({ fn }) => fn.countAll<string>().as('waiting'))
    .where('owner_id', '=', ownerId)
    .where('sequence', 'is', null)
    .where('picture', '=', false)
    .executeTakeFirstOrThrow();
  return Number(waiting);
}

export interface OwnFile {
  id: string;
  bytes: number;
  upload_id: string | null;
}

/** A file of one's own that is in no message yet. */
export async function lockOwnFile(tx: Tx, ownerId: string, id: string): Promise<OwnFile | null> {
  const row = await tx
    .selectFrom('attachment')
    .select(['id', 'bytes', 'upload_id'])
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .where('sequence', 'is', null)
    .where('picture', '=', false)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export interface SharedFile {
  bytes: number;
  sender_id: string | null;
}

/**
 * A file that came with a message which the member has in sight, or the picture of a group that they are in. In a group
 * the message must be of an epoch in which they are.
 */
export async function findShared(db: Db, { conversationId, memberId, id }: { conversationId: string; memberId: string; id: string }) {
  const { rows } = await sql<SharedFile>`
    SELECT a.bytes, m.sender_id FROM attachment a
    JOIN conversation c ON c.id = a.conversation_id
    LEFT JOIN message m ON m.conversation_id = a.conversation_id AND m.sequence = a.sequence
    WHERE a.id = ${id} AND a.conversation_id = ${conversationId} AND a.upload_id IS NULL AND a.purpose = 'message' AND (a.picture OR (
      m.ciphertext IS NOT NULL
      AND NOT EXISTS (SELECT FROM message_hidden h
        WHERE h.conversation_id = m.conversation_id AND h.member_id = ${memberId} AND h.sequence = m.sequence)
      AND (c.kind = 'direct' OR EXISTS (SELECT FROM conversation_wrap w
        WHERE w.conversation_id = c.id AND w.member_id = ${memberId} AND w.epoch = m.epoch))))`.execute(db);
  return rows[0] ?? null;
}

/** What a reporter may lay before staff: a file of this conversation, or one that they handed over themselves. */
export async function findForReport(
  tx: Db | Tx,
  { conversationId, reporterId }: { conversationId: string; reporterId: string },
  id: string,
) {
  const { rows } = await sql<{ bytes: number }>`
    SELECT a.bytes FROM attachment a WHERE a.id = ${id} AND a.upload_id IS NULL
      AND (a.conversation_id = ${conversationId} OR (a.purpose = 'evidence' AND a.owner_id = ${reporterId}))`.execute(tx);
  return rows[0] ?? null;
}

/** Which of these files somebody still needs. */
export async function listNeeded(db: Db, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM attachment WHERE id IN (${sql.join(ids)})
    UNION SELECT object_id FROM conversation_evidence WHERE object_id IN (${sql.join(ids)})`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
