import type { AcceptedType, MediaKind, MediaPurpose } from '@subrosa/rules/media/limits';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';

/** Until the end of the transaction: two tabs would both count before either adds. */
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
      begun_at: upload.at,
      changed_at: upload.at,
    })
    .execute();
}

/** Somebody goes on with it: the sweep leaves it alone for another day. Null where it is not theirs, or not unfinished. */
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

/** The name of the file was for choosing it again; nobody needs to know it any more. */
export async function clearUploadName(tx: Tx, id: string, uploadedAt: Date): Promise<void> {
  await tx.updateTable('media').set({ file_name: null, upload_id: null, uploaded_at: uploadedAt }).where('id', '=', id).execute();
}

/** The row takes its files along: a trigger asks for their removal, whoever deletes it. */
export async function deleteItem(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('media').where('id', '=', id).execute();
}

export async function deleteAbandoned(tx: Tx, before: Date): Promise<void> {
  await tx.deleteFrom('media').where('state', '=', 'uploading').where('changed_at', '<', before).execute();
}

/** All that were removed, or one of them; a release stays as long as an item rests on it. */
export async function deleteRemoved(tx: Tx, only?: string): Promise<void> {
  await tx
    .deleteFrom('media')
    .where('state', '=', 'removed')
    .$if(only !== undefined, (query) => query.where('id', '=', only ?? ''))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('media_person').select('media_person.id').whereRef('release_id', '=', 'media.id'))),
    )
    .execute();
}
