import { partsOf } from '@subrosa/rules/media/limits';
import type { ObjectStore } from './object-store.ts';
import { isMissing } from './s3-client.ts';

/** A file on its way in parts; null once it is whole. */
export interface PartUpload {
  key: string;
  uploadId: string | null;
  bytes: number;
}

const HOUR_SECONDS = 3600;

const uploadOf = ({ key, uploadId }: PartUpload) => ({ key, uploadId: uploadId ?? '' });

/** Addresses for every part that the store has not, each for exactly its size. */
export async function signMissing(storage: ObjectStore, file: PartUpload) {
  const stored = file.uploadId === null ? null : await storedParts(storage, file);
  const missing = stored ? partsOf(file.bytes).filter(({ number, bytes }) => stored.get(number) !== bytes) : [];
  return Promise.all(missing.map(async (part) => ({ ...part, url: await storage.signPart(uploadOf(file), part, HOUR_SECONDS) })));
}

/** Joins the parts. False where one is not there with its size. */
export async function joinParts(storage: ObjectStore, file: PartUpload): Promise<boolean> {
  const stored = await storedParts(storage, file);
  // Joined by a call whose transaction was lost.
  if (!stored) return (await storage.find(file.key))?.bytes === file.bytes;
  const parts = partsOf(file.bytes);
  if (stored.size !== parts.length || parts.some(({ number, bytes }) => stored.get(number) !== bytes)) return false;
  await storage.finishUpload(uploadOf(file), file.bytes);
  return true;
}

/** Sizes by number; null where the store knows of no such upload any more. */
async function storedParts(storage: ObjectStore, file: PartUpload): Promise<Map<number, number> | null> {
  try {
    return new Map((await storage.listParts(uploadOf(file))).map(({ number, bytes }) => [number, bytes]));
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}
