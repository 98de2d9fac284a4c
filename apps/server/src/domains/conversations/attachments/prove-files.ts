import { createHash } from 'node:crypto';
import type { ReportedMessage } from '@subrosa/contract/conversations/ciphertext';
import { ENCRYPTED_CHUNK_BYTES, type Attachment } from '@subrosa/crypto/signed/attachment';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { isMissing } from '../../../platform/storage/s3-client.ts';
import type { ObjectStore } from '../../../platform/storage/object-store.ts';
import { attachmentKey } from './files.ts';
import { findForReport } from './queries.ts';

interface ReportedFilesInput {
  conversationId: string;
  reporterId: string;
}

/** A file that a report discloses to staff: the sender’s description, and the stored object. */
export interface EvidenceFile extends DescribedFile {
  objectId: string;
}

/** As the payload describes it. A preview is a separate file, and its sender may have made it from anything. */
type DescribedFile = Omit<Attachment, 'thumbnail'> & { preview?: true };

export interface SelectedFiles {
  chosen: SelectedAttachments;
  attached: readonly DescribedFile[];
}

/** Returns the files of a message and the previews that its readers saw. */
export const withPreviews = (attachments: readonly Attachment[]): DescribedFile[] =>
  attachments.flatMap(({ thumbnail, ...file }) => [
    file,
    ...(thumbnail ? [{ ...thumbnail, name: file.name, preview: true as const }] : []),
  ]);

/** Hashes of stored objects by their ids. Stored objects are never overwritten, only deleted. */
export type StoredHashes = ReadonlyMap<string, string | null>;

type SelectedAttachments = ReportedMessage['attachments'];

const objectOf = ({ id, evidenceId }: SelectedAttachments[number]) => evidenceId ?? id;

/** Hashes the selected files that the reporter may disclose. It reads them completely, so do not call it in a transaction. */
export async function hashFiles(
  db: Db,
  reporting: ReportedFilesInput,
  chosen: SelectedAttachments,
  storage: ObjectStore,
): Promise<StoredHashes> {
  const hashes = new Map<string, string | null>();
  for (const objectId of new Set(chosen.map(objectOf))) {
    if (await findForReport(db, reporting, objectId)) hashes.set(objectId, await hashOfStored(storage, objectId));
  }
  return hashes;
}

/**
 * Proves the selected files: the payload that their sender committed to contains the hash of each encrypted file and its
 * key, which decrypts to one content only. Returns null if any of them does not match.
 */
export async function proveFiles(
  tx: Tx,
  reporting: ReportedFilesInput,
  { chosen, attached }: SelectedFiles,
  hashes: StoredHashes,
): Promise<EvidenceFile[] | null> {
  const proved: EvidenceFile[] = [];
  for (const file of chosen) {
    const described = attached.find(({ id }) => id === file.id);
    const objectId = objectOf(file);
    const known = described && hashes.get(objectId) === described.encryptedHash && (await findForReport(tx, reporting, objectId));
    if (!known) return null;
    proved.push({ ...described, objectId });
  }
  return proved;
}

/** Hashes like browsers do, over the hashes of all chunks. It streams, so that the file is never completely in memory. */
async function hashOfStored(storage: ObjectStore, id: string): Promise<string | null> {
  const whole = createHash('sha256');
  let chunk = createHash('sha256');
  let filled = 0;
  try {
    for await (const read of await storage.read(attachmentKey(id))) {
      for (let rest = read as Buffer; rest.length > 0;) {
        const taken = rest.subarray(0, ENCRYPTED_CHUNK_BYTES - filled);
        chunk.update(taken);
        filled += taken.length;
        rest = rest.subarray(taken.length);
        if (filled < ENCRYPTED_CHUNK_BYTES) continue;
        whole.update(chunk.digest());
        [chunk, filled] = [createHash('sha256'), 0];
      }
    }
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
  if (filled > 0) whole.update(chunk.digest());
  return whole.digest('base64url');
}
