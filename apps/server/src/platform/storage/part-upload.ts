import { partsOf } from '@subrosa/rules/media/limits';
import type { ObjectStore } from './object-store.ts';
import { isMissing } from './s3-client.ts';

/** A file that is uploaded in parts; `uploadId` is null once they are joined. */
export interface PartUpload {
  key: string;
  uploadId: string | null;
  bytes: number;
}

const HOUR_SECONDS = 3600;

const uploadOf = ({ key, uploadId }: PartUpload) => ({ key, uploadId: uploadId ?? '' });

/** Signs a URL for each missing part, valid for exactly its size. */
export async function signMissing(storage: ObjectStore, file: PartUpload) {
  const stored = file.uploadId === null ? null : await storedParts(storage, file);
  const missing = stored ? partsOf(file.bytes).filter(({ number, bytes }) => stored.get(number) !== bytes) : [];
  return Promise.all(missing.map(async (part) => ({ ...part, url: await storage.signPart(uploadOf(file), part, HOUR_SECONDS) })));
}

/** Joins the parts. Returns false when one is missing or has the wrong size. */
export async function joinParts(storage: ObjectStore, file: PartUpload): Promise<boolean> {
  const stored = await storedParts(storage, file);
  // An earlier request joined them, but its transaction was lost.
  if (!stored) return (await storage.find(file.key))?.bytes === file.bytes;
  const parts = partsOf(file.bytes);
  if (stored.size !== parts.length || parts.some(({ number, bytes }) => stored.get(number) !== bytes)) return false;
  await storage.finishUpload(uploadOf(file), file.bytes);
  return true;
}

/** Returns sizes by part number; null when the store no longer has the upload. */
async function storedParts(storage: ObjectStore, file: PartUpload): Promise<Map<number, number> | null> {
  try {
    return new Map((await storage.listParts(uploadOf(file))).map(({ number, bytes }) => [number, bytes]));
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}
