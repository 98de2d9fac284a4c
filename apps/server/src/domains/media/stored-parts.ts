import { partsOf } from '@subrosa/rules/media/limits';
import { isMissing } from '../../platform/storage/s3-client.ts';
import type { ObjectStore } from '../../platform/storage/object-store.ts';
import { incomingKey } from './files.ts';

interface UploadRow {
  id: string;
  bytes: string;
  upload_id: string | null;
}

export const uploadOf = ({ id, upload_id }: UploadRow) => ({ key: incomingKey(id), uploadId: upload_id ?? '' });

interface StoredUpload {
  /** Whether an earlier request, whose transaction failed, has already joined the parts. */
  joined: boolean;
  parts: { number: number; bytes: number; etag: string }[];
}

/** Lists the parts of an upload that the store has. */
export async function listStoredParts(storage: ObjectStore, upload: UploadRow): Promise<StoredUpload> {
  try {
    return { joined: false, parts: await storage.listParts(uploadOf(upload)) };
  } catch (error) {
    if (!isMissing(error)) throw error;
    const file = await storage.find(incomingKey(upload.id));
    return { joined: file !== null, parts: file ? partsOf(file.bytes).map((part) => ({ ...part, etag: '' })) : [] };
  }
}

export function isComplete({ parts }: StoredUpload, bytes: number): boolean {
  const expected = partsOf(bytes);
  return (
    parts.length === expected.length &&
    expected.every(({ number, bytes: size }, index) => parts[index]?.number === number && parts[index]?.bytes === size)
  );
}
