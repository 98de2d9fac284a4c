import { createHash } from 'node:crypto';
import type { ReportedMessage } from '@subrosa/contract/conversations/sealed';
import { SEALED_CHUNK_BYTES, type Attachment } from '@subrosa/crypto/statements/attachment';
import type { Tx } from '../../../platform/db/database.ts';
import { isMissing } from '../../../platform/storage/s3-client.ts';
import type { ObjectStore } from '../../../platform/storage/object-store.ts';
import { sealedKey } from './files.ts';
import { findForReport } from './queries.ts';

interface Reporting {
  conversationId: string;
  reporterId: string;
}

/** A file that a report lays before staff: how the payload describes it, and which object it is. */
export interface ShownFile extends Attachment {
  objectId: string;
}

/**
 * The files that a reporter chose, each proved: the payload that its sender committed to names the hash of the sealed
 * file, and the key with which that can be opened in one way only. Null where something is not what was sent.
 */
export async function proveFiles(
  tx: Tx,
  reporting: Reporting,
  { chosen, attached }: { chosen: ReportedMessage['attachments']; attached: readonly Attachment[] },
  storage: ObjectStore,
): Promise<ShownFile[] | null> {
  const proved: ShownFile[] = [];
  for (const { id, evidenceId } of chosen) {
    const described = attached.find((file) => file.id === id);
    const objectId = evidenceId ?? id;
    const known = described && (await findForReport(tx, reporting, objectId));
    if (!described || !known || (await hashOfStored(storage, objectId)) !== described.sealedHash) return null;
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
    for await (const read of await storage.read(sealedKey(id))) {
      for (let rest = read as Buffer; rest.length > 0;) {
        const taken = rest.subarray(0, SEALED_CHUNK_BYTES - filled);
        chunk.update(taken);
        filled += taken.length;
        rest = rest.subarray(taken.length);
        if (filled < SEALED_CHUNK_BYTES) continue;
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
