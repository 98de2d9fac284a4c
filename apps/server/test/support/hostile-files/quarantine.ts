import type { MediaKind, MediaPurpose } from '@subrosa/rules/media/limits';
import { incomingKey } from '../../../src/domains/media/files.ts';
import type { Db } from '../../../src/platform/db/database.ts';
import type { ObjectStore } from '../../../src/platform/storage/object-store.ts';
import { aMedia } from '../media.ts';

interface Uploaded {
  ownerId: string;
  kind: MediaKind;
  purpose?: MediaPurpose;
  /** The bytes, or the path of a file that is too large for memory. */
  content: Buffer | string;
}

/** Adds an uploaded file that is not checked yet. */
export async function quarantine(db: Db, storage: ObjectStore, { ownerId, kind, purpose = 'gallery', content }: Uploaded): Promise<string> {
  const { id } = await aMedia(db, { ownerId, kind, purpose });
  if (typeof content === 'string') await storage.putFile(incomingKey(id), content, 'application/octet-stream');
  else await storage.put(incomingKey(id), content, 'application/octet-stream');
  return id;
}
