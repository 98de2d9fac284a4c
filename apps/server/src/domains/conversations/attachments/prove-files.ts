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

/** A file that a report shows to staff: how the payload describes it, and which object it is. */
export interface EvidenceFile extends DescribedFile {
  objectId: string;
}

/** As a payload describes it. A preview is a file of its own, which its sender could have made of anything. */
type DescribedFile = Omit<Attachment, 'thumbnail'> & { preview?: true };

export interface SelectedFiles {
  chosen: SelectedAttachments;
  attached: readonly DescribedFile[];
}

/** The files of a message, and the previews that readers saw of them. */
export const withPreviews = (attachments: readonly Attachment[]): DescribedFile[] =>
  attachments.flatMap(({ thumbnail, ...file }) => [
    file,
    ...(thumbnail ? [{ ...thumbnail, name: file.name, preview: true as const }] : []),
  ]);

/** Hashes of stored objects, by their ids. What is in the store is never written over: it is the same, or gone. */
export type StoredHashes = ReadonlyMap<string, string | null>;

type SelectedAttachments = ReportedMessage['attachments'];

const objectOf = ({ id, evidenceId }: SelectedAttachments[number]) => evidenceId ?? id;

/** Of what a reporter chose and may choose. Takes as long as reading the files: not to be done in a transaction. */
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
 * The files that a reporter chose, each proved: the payload that its sender committed to names the hash of the sealed
 * file, and the key with which that can be opened in one way only. Null where something is not what was sent.
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

/** As browsers take it: over the hash of each chunk. Read as a stream: the file is never wholly in memory. */
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
