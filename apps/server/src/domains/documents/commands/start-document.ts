import { documentLimits, documentRules, type DocumentKind } from '@subrosa/rules/documents/limits';
import type { Tx } from '../../../platform/db/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { newId } from '../../../platform/ids.ts';
import type { ApiPlatform } from '../../../platform/platform.ts';
import { signMissing } from '../../../platform/storage/part-upload.ts';
import { documentKey } from '../files.ts';
import { countWaiting } from '../queries/documents.ts';
import { addDocument, lockWaiting } from '../store/documents.ts';

interface StartDocumentInput {
  ownerId: string;
  kind: DocumentKind;
  type: string;
  /** The encrypted size. */
  bytes: number;
}

/** Starts the upload of an encrypted document; only its owner can see it until it is submitted. */
export async function startDocument(tx: Tx, { ownerId, kind, type, bytes }: StartDocumentInput, { clock, documents }: ApiPlatform) {
  const { types, encryptedBytes } = documentRules[kind];
  if (!types.includes(type)) throw new ApiError('request.invalid', { fields: { type: 'media.wrongType' } });
  if (bytes > encryptedBytes) throw new ApiError('request.invalid', { fields: { bytes: 'media.tooLarge' } });
  await lockWaiting(tx, ownerId);
  if ((await countWaiting(tx, ownerId)) >= documentLimits.waiting) throw new ApiError('documents.limitReached');
  const id = newId();
  // Started before the row is inserted: if the transaction fails, the cleanup finds an upload without a row.
  const uploadId = await documents.startUpload(documentKey(id), 'application/octet-stream');
  await addDocument(tx, { id, ownerId, kind, type, encryptedBytes: bytes, uploadId, at: clock.now() });
  return { id, parts: await signMissing(documents, { key: documentKey(id), uploadId, bytes }) };
}
