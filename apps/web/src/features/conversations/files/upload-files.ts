import { conversations } from '@subrosa/contract/endpoints/conversations';
import type { EncryptedFile } from '@subrosa/crypto/conversation/attachments';
import type { AttachedFile, Attachment } from '@subrosa/crypto/signed/attachment';
import { quietClient } from '../../../shared/api/client.ts';
import { uploadEncrypted, type EncryptedUpload } from '../../media/index.ts';
import type { OutgoingFile } from '../thread/thread.ts';
import { inVault } from '../vault/vault.ts';
import { measure, type Measured } from './measure.ts';
import { removeMetadata } from './remove-metadata.ts';

type Part = EncryptedUpload & Pick<EncryptedFile, 'file'> & { type: string };

/** What was done for a file so far, for who tries again. */
type Work = { name: string; measured: Measured | null; whole: Part; thumbnail: Part | null };

const works = new Map<string, Promise<Work>>();

type Uploading = { signal: AbortSignal; onChange: (key: string, to: Partial<OutgoingFile>) => void };

/** One file after the other, each sealed first. What is there already is not sent again. */
export async function uploadFiles(conversationId: string, files: readonly OutgoingFile[], { signal, onChange }: Uploading): Promise<void> {
  for (const file of files) {
    if (file.attachment) continue;
    const { name, measured, whole, thumbnail } = await workOf(file);
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
    works.delete(file.key);
    onChange(file.key, { progress: 1, attachment });
  }
}

/** One file that belongs to no message: the picture of a group. */
export async function uploadBlob(conversationId: string, content: Blob): Promise<AttachedFile> {
  return send(conversationId, await encrypt(await removeMetadata(content)), {
    signal: AbortSignal.timeout(120_000),
    onProgress: () => undefined,
  });
}

/** The service need not keep what nobody sends. */
export async function giveUpFiles(files: readonly OutgoingFile[]): Promise<void> {
  for (const { key, attachment } of files) {
    const work = await works.get(key);
    works.delete(key);
    const ids = [attachment?.id, attachment?.thumbnail?.id, work?.whole.id, work?.thumbnail?.id];
    for (const id of ids) if (id) await quietClient.call(conversations.dropAttachment, { params: { id } }).catch(() => undefined);
  }
}

function workOf({ key, name, content }: OutgoingFile): Promise<Work> {
  const held = works.get(key);
  if (held) return held;
  const made = prepare(new File([content], name, { type: content.type }));
  works.set(key, made);
  made.catch(() => works.delete(key));
  return made;
}

/** What is measured, shown small and encrypted is the same: the file without its metadata. */
async function prepare(file: File): Promise<Work> {
  const content = await removeMetadata(file);
  const measured = await measure(content);
  const thumbnail = measured?.thumbnail ? await encrypt(measured.thumbnail) : null;
  return { name: content.name, measured, thumbnail, whole: await encrypt(content) };
}

async function encrypt(content: Blob): Promise<Part> {
  const { sealed: ciphertext, file } = await inVault((vault) => vault.encryptFile({ content }));
  return { sealed: ciphertext, file, id: null, type: content.type || 'application/octet-stream' };
}

async function send(conversationId: string, part: Part, on: { signal: AbortSignal; onProgress: (share: number) => void }) {
  const begin = () =>
    quietClient.call(conversations.beginAttachment, {
      params: { id: conversationId },
      body: { bytes: part.sealed.size },
      signal: on.signal,
    });
  const id = await uploadEncrypted(part, { ...on, ...onward(on.signal), begin });
  return { id, type: part.type, ...part.file };
}

/** What comes after the beginning is the same for every file. */
const onward = (signal: AbortSignal) => ({
  sign: (id: string) => quietClient.call(conversations.signAttachment, { params: { id }, signal }),
  complete: (id: string) => quietClient.call(conversations.completeAttachment, { params: { id }, signal }),
});

/** A file as it was sealed once, for a report. */
export async function uploadEvidence(content: Blob, key: string): Promise<string> {
  const { sealed: ciphertext } = await inVault((vault) => vault.encryptFile({ content, key }));
  const begin = () => quietClient.call(conversations.beginEvidence, { body: { bytes: ciphertext.size } });
  const signal = AbortSignal.timeout(120_000);
  return uploadEncrypted({ sealed: ciphertext, id: null }, { ...onward(signal), begin, signal, onProgress: () => undefined });
}
