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
  /** As sealed. */
  bytes: number;
}

/** A place for a sealed document; nobody but its owner knows of it until it is submitted. */
export async function startDocument(tx: Tx, { ownerId, kind, type, bytes }: StartDocumentInput, { clock, documents }: ApiPlatform) {
  const { types, encryptedBytes } = documentRules[kind];
  if (!types.includes(type)) throw new ApiError('request.invalid', { fields: { type: 'media.wrongType' } });
  if (bytes > encryptedBytes) throw new ApiError('request.invalid', { fields: { bytes: 'media.tooLarge' } });
  await lockWaiting(tx, ownerId);
  if ((await countWaiting(tx, ownerId)) >= documentLimits.waiting) throw new ApiError('documents.limitReached');
  const id = newId();
  // Begun before the row is kept: if the row is lost, the sweep finds an upload without one.
  const uploadId = await documents.startUpload(documentKey(id), 'application/octet-stream');
  await addDocument(tx, { id, ownerId, kind, type, encryptedBytes: bytes, uploadId, at: clock.now() });
  return { id, parts: await signMissing(documents, { key: documentKey(id), uploadId, bytes }) };
}
