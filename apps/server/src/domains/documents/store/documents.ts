import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';
import type { WrappedKey } from '../../../platform/keys/keys.ts';

/**
 * Serialises uploads of one member until the transaction ends, because concurrent requests would otherwise exceed the
 * limit.
 */
export async function lockWaiting(tx: Tx, ownerId: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`documents.waiting ${ownerId}`}, 0))`.execute(tx);
}

interface NewDocument {
  id: string;
  ownerId: string;
  kind: string;
  type: string;
  encryptedBytes: number;
  uploadId: string;
  at: Date;
}

export async function addDocument(tx: Tx, { id, ownerId, kind, type, encryptedBytes, uploadId, at }: NewDocument): Promise<void> {
  await tx
    .insertInto('document')
    .values({ id, owner_id: ownerId, kind, content_type: type, encrypted_bytes: encryptedBytes, upload_id: uploadId, started_at: at })
    .execute();
}

/** Postpones the cleanup of the upload by another day. */
export async function touchDocument(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.updateTable('document').set({ started_at: at }).where('id', '=', id).execute();
}

interface StoredDocumentInput {
  fileBytes: number;
  key: WrappedKey;
  at: Date;
}

export async function markStored(tx: Tx, id: string, { fileBytes, key, at }: StoredDocumentInput): Promise<void> {
  await tx
    .updateTable('document')
    .set({ state: 'stored', upload_id: null, file_bytes: fileBytes, stored_at: at })
    .set({ wrapped_key: key.wrapped, key_provider: key.provider, key_name: key.keyName })
    .where('id', '=', id)
    .execute();
}

export async function attach(tx: Tx, ids: readonly string[], verificationId: string): Promise<void> {
  await tx
    .updateTable('document')
    .set({ verification_id: verificationId })
    .where('id', 'in', [...ids])
    .execute();
}

/** Sets the day of destruction of a submission; records of performers are kept. */
export async function setKeepUntil(tx: Tx, verificationId: string, at: Date, isRecord: boolean): Promise<void> {
  await tx
    .updateTable('document')
    .set({ keep_until: at, ...(isRecord && { is_record: true }) })
    .where('verification_id', '=', verificationId)
    .where('state', '<>', 'destroyed')
    .execute();
}

/** Removes the day of destruction until the next decision. */
export async function clearKeepUntil(tx: Tx, verificationId: string): Promise<void> {
  await tx
    .updateTable('document')
    .set({ keep_until: null })
    .where('verification_id', '=', verificationId)
    .where('state', '=', 'stored')
    .execute();
}

/** Returns the ids of the documents whose legal hold was set or lifted. */
export async function setHold(tx: Tx, ownerId: string, held: boolean): Promise<string[]> {
  const rows = await tx
    .updateTable('document')
    .set({ legal_hold: held })
    .where('owner_id', '=', ownerId)
    .where('state', '=', 'stored')
    .where('legal_hold', '<>', held)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}
