import { conversations } from '@subrosa/contract/endpoints/conversations';
import type { EncryptedFile } from '@subrosa/crypto/conversation/attachments';
import type { AttachedFile, Attachment } from '@subrosa/crypto/signed/attachment';
import { silentClient } from '../../../shared/api/client.ts';
import { uploadEncrypted, type EncryptedUpload } from '../../media/index.ts';
import type { OutgoingFile } from '../thread/thread.ts';
import { inVault } from '../../../shared/vault/vault.ts';
import { measure, type FileMeasurements } from './measure.ts';
import { removeMetadata } from './remove-metadata.ts';

type EncryptedPart = EncryptedUpload & Pick<EncryptedFile, 'file'> & { type: string };

/** The completed steps of a file's upload, for a retry. */
type FileUpload = { name: string; measured: FileMeasurements | null; whole: EncryptedPart; thumbnail: EncryptedPart | null };

const fileUploads = new Map<string, Promise<FileUpload>>();

type UploadOptions = { signal: AbortSignal; onChange: (key: string, to: Partial<OutgoingFile>) => void };

/** Encrypts and uploads one file after the other. Completed uploads are not repeated. */
export async function uploadFiles(
  conversationId: string,
  files: readonly OutgoingFile[],
  { signal, onChange }: UploadOptions,
): Promise<void> {
  for (const file of files) {
    if (file.attachment) continue;
    const { name, measured, whole, thumbnail } = await fileUploadOf(file);
    const onProgress = (progress: number) => onChange(file.key, { progress });
    const small = thumbnail && (await send(conversationId, thumbnail, { signal, onProgress: () => undefined }));
    const sent = await send(conversationId, whole, { signal, onProgress });
    const { width, height, seconds } = measured ?? {};
    const attachment: Attachment = {
      ...sent,
      name,
      ...(width !== undefined && { width }),
      ...(height !== undefined && { height }),
      ...(seconds !== undefined && { seconds }),
      ...(small && { thumbnail: small }),
    };
    fileUploads.delete(file.key);
    onChange(file.key, { progress: 1, attachment });
  }
}

/** Uploads a file that belongs to no message: the picture of a group. */
export async function uploadBlob(conversationId: string, content: Blob): Promise<AttachedFile> {
  return send(conversationId, await encrypt(await removeMetadata(content)), {
    signal: AbortSignal.timeout(120_000),
    onProgress: () => undefined,
  });
}

/** Deletes uploaded files that will not be sent. */
export async function abandonFiles(files: readonly OutgoingFile[]): Promise<void> {
  for (const { key, attachment } of files) {
    const work = await fileUploads.get(key);
    fileUploads.delete(key);
    const ids = [attachment?.id, attachment?.thumbnail?.id, work?.whole.id, work?.thumbnail?.id];
    for (const id of ids) if (id) await silentClient.call(conversations.cancelAttachment, { params: { id } }).catch(() => undefined);
  }
}

function fileUploadOf({ key, name, content }: OutgoingFile): Promise<FileUpload> {
  const existing = fileUploads.get(key);
  if (existing) return existing;
  const created = prepare(new File([content], name, { type: content.type }));
  fileUploads.set(key, created);
  created.catch(() => fileUploads.delete(key));
  return created;
}

/** The file without its metadata is measured, previewed and encrypted. */
async function prepare(file: File): Promise<FileUpload> {
  const content = await removeMetadata(file);
  const measured = await measure(content);
  const thumbnail = measured?.thumbnail ? await encrypt(measured.thumbnail) : null;
  return { name: content.name, measured, thumbnail, whole: await encrypt(content) };
}

async function encrypt(content: Blob): Promise<EncryptedPart> {
  const { ciphertext, file } = await inVault((vault) => vault.encryptFile({ content }));
  return { ciphertext, file, id: null, type: content.type || 'application/octet-stream' };
}

async function send(conversationId: string, part: EncryptedPart, on: { signal: AbortSignal; onProgress: (share: number) => void }) {
  const start = () =>
    silentClient.call(conversations.startAttachment, {
      params: { id: conversationId },
      body: { bytes: part.ciphertext.size },
      signal: on.signal,
    });
  const id = await uploadEncrypted(part, { ...on, ...reportProgress(on.signal), start });
  return { id, type: part.type, ...part.file };
}

/** After the first request, uploads work in the same way for every file. */
const reportProgress = (signal: AbortSignal) => ({
  sign: (id: string) => silentClient.call(conversations.signAttachment, { params: { id }, signal }),
  complete: (id: string) => silentClient.call(conversations.completeAttachment, { params: { id }, signal }),
});

/** Encrypts a file with its original key and uploads it, for a report. */
export async function uploadEvidence(content: Blob, key: string): Promise<string> {
  const { ciphertext } = await inVault((vault) => vault.encryptFile({ content, key }));
  const start = () => silentClient.call(conversations.startEvidence, { body: { bytes: ciphertext.size } });
  const signal = AbortSignal.timeout(120_000);
  return uploadEncrypted({ ciphertext, id: null }, { ...reportProgress(signal), start, signal, onProgress: () => undefined });
}
