import { documentRules } from '@subrosa/rules/documents/limits';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { KeyProviderUnavailableError, type WrappedKey } from '../../../platform/keys/keys.ts';
import type { ApiPlatform } from '../../../platform/platform.ts';
import { joinParts, signMissing } from '../../../platform/storage/part-upload.ts';
import { deleteKeysAndFiles } from '../destruction/store.ts';
import { documentKey, keyContextOf } from '../files.ts';
import { findOwn, lockOwn, type OwnDocument } from '../queries/documents.ts';
import { packKey, type EncryptedKey } from '../encrypted-key.ts';
import { markStored, touchDocument } from '../store/documents.ts';

interface Own {
  ownerId: string;
  id: string;
}

const uploadOf = ({ id, upload_id, encrypted_bytes }: OwnDocument) => ({
  key: documentKey(id),
  uploadId: upload_id,
  bytes: encrypted_bytes,
});

async function ownDocument(tx: Tx, { ownerId, id }: Own): Promise<OwnDocument> {
  const document = await lockOwn(tx, ownerId, id);
  if (!document) throw new ApiError('resource.notFound');
  return document;
}

/** Signs URLs of the parts that are still missing, to resume an interrupted upload. */
export async function signDocument(tx: Tx, own: Own, { clock, documents }: ApiPlatform) {
  const document = await ownDocument(tx, own);
  await touchDocument(tx, document.id, clock.now());
  return { id: document.id, parts: await signMissing(documents, uploadOf(document)) };
}

/**
 * Completes the upload and wraps the key before the transaction, because both call other services. Returns null if it
 * was done before.
 */
export async function wrapDocumentKey(
  db: Db,
  own: Own,
  given: EncryptedKey & { bytes: number },
  platform: ApiPlatform,
): Promise<WrappedKey | null> {
  const document = await findOwn(db, own.ownerId, own.id);
  if (!document) throw new ApiError('resource.notFound');
  if (document.state === 'stored') return null;
  if (given.bytes > documentRules[document.kind].bytes) throw new ApiError('request.invalid', { fields: { bytes: 'media.tooLarge' } });
  if (!(await joinParts(platform.documents, uploadOf(document)))) throw new ApiError('media.incomplete');
  try {
    return await platform.keys.wrap(packKey(given), keyContextOf(own));
  } catch (error) {
    if (!(error instanceof KeyProviderUnavailableError)) throw error;
    platform.log.warn({ err: error }, 'the key of a document could not be locked away');
    throw new ApiError('server.busy', { retryAfter: 5 });
  }
}

/** Does nothing when the document is already complete, so that a retry is harmless. */
export async function completeDocument(
  tx: Tx,
  own: Own,
  given: { bytes: number; key: WrappedKey | null },
  { clock }: ApiPlatform,
): Promise<void> {
  const document = await ownDocument(tx, own);
  if (document.state === 'stored' || !given.key) return;
  await markStored(tx, document.id, { fileBytes: given.bytes, key: given.key, at: clock.now() });
}

/** Deletes the key immediately; a job deletes the file. */
export async function discardDocument(tx: Tx, own: Own): Promise<void> {
  await deleteKeysAndFiles(tx, [(await ownDocument(tx, own)).id]);
}
