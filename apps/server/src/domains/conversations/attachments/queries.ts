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

/** Locks and returns the member’s own file if it is not part of a message yet. */
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

/** Returns a file of a message that the member can see, or the picture of their group. In a group they must be in the message’s epoch. */
export async function findShared(db: Db, { conversationId, memberId, id }: { conversationId: string; memberId: string; id: string }) {
  const { rows } = await sql<SharedFile>`
    SELECT a.bytes, m.sender_id FROM attachment a
    JOIN conversation c ON c.id = a.conversation_id
    LEFT JOIN message m ON m.conversation_id = a.conversation_id AND m.sequence = a.sequence
    WHERE a.id = ${id} AND a.conversation_id = ${conversationId} AND a.upload_id IS NULL AND a.purpose = 'message' AND (a.picture OR (
      m.ciphertext IS NOT NULL
      AND NOT EXISTS (SELECT FROM message_hidden h
        WHERE h.conversation_id = m.conversation_id AND h.member_id = ${memberId} AND h.sequence = m.sequence)
      AND (c.kind = 'direct' OR EXISTS (SELECT FROM conversation_key_wrap w
        WHERE w.conversation_id = c.id AND w.member_id = ${memberId} AND w.epoch = m.epoch))))`.execute(db);
  return rows[0] ?? null;
}

/** Returns a file that the reporter may disclose: one of this conversation, or one that they uploaded as evidence. */
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

/** Filters the files that a row or a report still references. */
export async function listNeeded(db: Db, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM attachment WHERE id IN (${sql.join(ids)})
    UNION SELECT object_id FROM conversation_evidence WHERE object_id IN (${sql.join(ids)})`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
