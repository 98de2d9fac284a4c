import { documents } from '@subrosa/contract/endpoints/documents';
import type { EncryptedFile } from '@subrosa/crypto/conversation/attachments';
import type { DocumentKind } from '@subrosa/rules/documents/limits';
import { silentClient } from '../../../shared/api/client.ts';
import { inVault } from '../../conversations/index.ts';
import { uploadEncrypted, type EncryptedUpload } from '../../media/index.ts';

export type OutgoingDocument = { kind: DocumentKind; file: Blob };

type DocumentUpload = EncryptedUpload & Pick<EncryptedFile, 'file'> & { isThere: boolean };

/** The completed steps of a file's upload, so that a retry neither encrypts nor sends it again. */
const documentUploads = new WeakMap<Blob, Promise<DocumentUpload>>();

type SendOptions = { signal: AbortSignal; onProgress: (share: number) => void };

/** Encrypts each file in the worker with its own key and uploads it directly to the store; returns the ids in the same order. */
export async function sendDocuments(outgoing: readonly OutgoingDocument[], { signal, onProgress }: SendOptions): Promise<string[]> {
  const total = outgoing.reduce((sum, { file }) => sum + file.size, 0);
  const ids: string[] = [];
  let before = 0;
  for (const document of outgoing) {
    const { size } = document.file;
    const from = before;
    ids.push(await sendDocument(document, { signal, onProgress: (share) => onProgress((from + share * size) / total) }));
    before += size;
    onProgress(before / total);
  }
  return ids;
}

async function sendDocument({ kind, file }: OutgoingDocument, { signal, onProgress }: SendOptions): Promise<string> {
  const work = await documentUploadOf(file);
  if (work.isThere && work.id !== null) return work.id;
  const start = () =>
    silentClient.call(documents.startDocument, { body: { kind, type: plainType(file.type), bytes: work.ciphertext.size }, signal });
  const sign = (id: string) => silentClient.call(documents.signDocument, { params: { id }, signal });
  const complete = (id: string) => silentClient.call(documents.completeDocument, { params: { id }, body: work.file, signal });
  const id = await uploadEncrypted(work, { start, sign, complete, signal, onProgress });
  work.isThere = true;
  return id;
}

/** The MIME type without codecs. */
const plainType = (type: string) => type.split(';', 1)[0] ?? '';

function documentUploadOf(content: Blob): Promise<DocumentUpload> {
  const existing = documentUploads.get(content);
  if (existing) return existing;
  const created = inVault((vault) => vault.encryptFile({ content })).then(({ ciphertext, file }) => ({
    ciphertext,
    file,
    id: null,
    isThere: false,
  }));
  documentUploads.set(content, created);
  created.catch(() => documentUploads.delete(content));
  return created;
}

/** Deletes a file from the store that is no longer needed. */
export async function abandonDocument(content: Blob): Promise<void> {
  const work = await documentUploads.get(content)?.catch(() => null);
  documentUploads.delete(content);
  if (work?.id) await silentClient.call(documents.discardDocument, { params: { id: work.id } }).catch(() => undefined);
}
