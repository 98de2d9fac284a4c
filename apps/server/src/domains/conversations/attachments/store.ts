import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';

/** Serializes uploads of a member, because two concurrent requests could both count before either inserts. */
export async function lockFiles(tx: Tx, ownerId: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`conversations.files ${ownerId}`}, 0))`.execute(tx);
}

interface NewFile {
  id: string;
  /** Null for evidence, whose response must not depend on the conversation. */
  conversationId: string | null;
  ownerId: string;
  bytes: number;
  uploadId: string;
  at: Date;
}

export async function addFile(tx: Tx, { id, conversationId, ownerId, bytes, uploadId, at }: NewFile): Promise<void> {
  const purpose = conversationId === null ? 'evidence' : 'message';
  await tx
    .insertInto('attachment')
    .values({ id, conversation_id: conversationId, owner_id: ownerId, purpose, bytes, upload_id: uploadId, started_at: at })
    .execute();
}

/** Resets the age of an unsent file, so that it is kept for another day. */
export async function touchFile(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.updateTable('attachment').set({ started_at: at }).where('id', '=', id).execute();
}

export async function finishFile(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('attachment').set({ upload_id: null }).where('id', '=', id).execute();
}

/** A trigger enqueues the removal of the stored object for every deleted row. */
export async function deleteFile(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('attachment').where('id', '=', id).execute();
}

interface Claim {
  conversationId: string;
  ownerId: string;
}

/** Assigns the sender’s completed files to a message. Returns false if one is missing or already assigned. */
export async function claimFiles(
  tx: Tx,
  { conversationId, ownerId, ids, sequence }: Claim & { ids: readonly string[]; sequence: number },
): Promise<boolean> {
  const { numUpdatedRows } = await waiting(tx, { conversationId, ownerId }, ids).set({ sequence }).executeTakeFirst();
  return Number(numUpdatedRows) === new Set(ids).size;
}

/** Sets the picture of a group and deletes the former one. */
export async function claimPicture(tx: Tx, { conversationId, ownerId, id }: Claim & { id: string }): Promise<boolean> {
  const { numUpdatedRows } = await waiting(tx, { conversationId, ownerId }, [id]).set({ picture: true }).executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await tx
    .deleteFrom('attachment')
    .where('conversation_id', '=', conversationId)
    .where('picture', '=', true)
    .where('id', '<>', id)
    .execute();
  return true;
}

const waiting = (tx: Tx, { conversationId, ownerId }: Claim, ids: readonly string[]) =>
  tx
    .updateTable('attachment')
    .where('id', 'in', [...ids])
    .where('conversation_id', '=', conversationId)
    .where('owner_id', '=', ownerId)
    .where('purpose', '=', 'message')
    .where('upload_id', 'is', null)
    .where('sequence', 'is', null)
    .where('picture', '=', false);

export async function detachFiles(tx: Tx, conversationId: string, sequence: number): Promise<void> {
  await tx.deleteFrom('attachment').where('conversation_id', '=', conversationId).where('sequence', '=', String(sequence)).execute();
}

/** Deletes files that were not sent since `before`. */
export async function deleteAbandoned(tx: Tx, before: Date): Promise<void> {
  await tx.deleteFrom('attachment').where('sequence', 'is', null).where('picture', '=', false).where('started_at', '<', before).execute();
}
