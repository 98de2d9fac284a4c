import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';

/** Until the end of the transaction: two tabs would both count before either adds. */
export async function lockFiles(tx: Tx, ownerId: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`conversations.files ${ownerId}`}, 0))`.execute(tx);
}

interface NewFile {
  id: string;
  /** Null of evidence: it answers alike whichever conversation it is about. */
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
    .values({ id, conversation_id: conversationId, owner_id: ownerId, purpose, bytes, upload_id: uploadId, begun_at: at })
    .execute();
}

/** Somebody goes on with it: the sweep leaves it alone for another day. */
export async function touchFile(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.updateTable('attachment').set({ begun_at: at }).where('id', '=', id).execute();
}

export async function finishFile(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('attachment').set({ upload_id: null }).where('id', '=', id).execute();
}

/** The row takes its file along: a trigger asks for the removal, whoever deletes it. */
export async function deleteFile(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('attachment').where('id', '=', id).execute();
}

interface Claim {
  conversationId: string;
  ownerId: string;
}

/** Puts finished files of the sender into a message. False where one of them is missing, or in another. */
export async function claimFiles(
  tx: Tx,
  { conversationId, ownerId, ids, sequence }: Claim & { ids: readonly string[]; sequence: number },
): Promise<boolean> {
  const { numUpdatedRows } = await waiting(tx, { conversationId, ownerId }, ids).set({ sequence }).executeTakeFirst();
  return Number(numUpdatedRows) === new Set(ids).size;
}

/** A group has one picture. */
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

/** Given up by whoever began them. */
export async function deleteAbandoned(tx: Tx, before: Date): Promise<void> {
  await tx.deleteFrom('attachment').where('sequence', 'is', null).where('picture', '=', false).where('begun_at', '<', before).execute();
}
