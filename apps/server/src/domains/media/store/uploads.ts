import type { AcceptedType, MediaKind, MediaPurpose } from '@subrosa/rules/media/limits';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';

/** Serializes uploads of a member, because two concurrent requests could both count before either inserts. */
export async function lockUploads(tx: Tx, ownerId: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`media.uploads ${ownerId}`}, 0))`.execute(tx);
}

interface NewUpload {
  id: string;
  ownerId: string;
  purpose: MediaPurpose;
  kind: MediaKind;
  type: AcceptedType;
  bytes: number;
  fileName: string;
  uploadId: string;
  at: Date;
}

export async function addUpload(tx: Tx, upload: NewUpload): Promise<void> {
  await tx
    .insertInto('media')
    .values({
      id: upload.id,
      owner_id: upload.ownerId,
      purpose: upload.purpose,
      kind: upload.kind,
      content_type: upload.type,
      bytes: upload.bytes,
      file_name: upload.fileName,
      upload_id: upload.uploadId,
      started_at: upload.at,
      changed_at: upload.at,
    })
    .execute();
}

/** Resets the age of an upload, so that it is kept for another day. Undefined if it is not the member's or not unfinished. */
export async function touchUpload(tx: Tx, { ownerId, id, at }: { ownerId: string; id: string; at: Date }) {
  return tx
    .updateTable('media')
    .set({ changed_at: at })
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .where('state', '=', 'uploading')
    .returning(['id', 'bytes', 'upload_id'])
    .executeTakeFirst();
}

/** Deletes the file name, which is needed only to choose the same file again when an upload resumes. */
export async function clearUploadName(tx: Tx, id: string, uploadedAt: Date): Promise<void> {
  await tx.updateTable('media').set({ file_name: null, upload_id: null, uploaded_at: uploadedAt }).where('id', '=', id).execute();
}

/** A trigger enqueues the deletion of the files for every deleted row. */
export async function deleteItem(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('media').where('id', '=', id).execute();
}

export async function deleteAbandoned(tx: Tx, before: Date): Promise<void> {
  await tx.deleteFrom('media').where('state', '=', 'uploading').where('changed_at', '<', before).execute();
}

/** Deletes all removed items, or one of them; a release is kept while an item depends on it. */
export async function deleteRemoved(tx: Tx, only?: string): Promise<void> {
  await tx
    .deleteFrom('media')
    .where('state', '=', 'removed')
    .$if(only !== undefined, (query) => query.where('id', '=', only ?? ''))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('media_depiction').select('media_depiction.id').whereRef('release_id', '=', 'media.id'))),
    )
    .execute();
}
