import { partsOf } from '@subrosa/rules/media/limits';
import { isMissing } from '../../../platform/storage/s3-client.ts';
import type { ObjectStore } from '../../../platform/storage/object-store.ts';
import { sealedKey } from './files.ts';
import type { OwnFile } from './queries.ts';

const HOUR_SECONDS = 3600;

const uploadOf = ({ id, upload_id }: OwnFile) => ({ key: sealedKey(id), uploadId: upload_id ?? '' });

/** Addresses for every part that the store has not, each for exactly its size. */
export async function signMissing(storage: ObjectStore, file: OwnFile) {
  const stored = file.upload_id === null ? null : await storedParts(storage, file);
  const missing = stored ? partsOf(file.bytes).filter(({ number, bytes }) => stored.get(number) !== bytes) : [];
  return Promise.all(missing.map(async (part) => ({ ...part, url: await storage.signPart(uploadOf(file), part, HOUR_SECONDS) })));
}

/** Joins the parts. False where one is not there with its size. */
export async function joinParts(storage: ObjectStore, file: OwnFile): Promise<boolean> {
  const stored = await storedParts(storage, file);
  // Joined by a call whose transaction was lost.
  if (!stored) return (await storage.find(sealedKey(file.id)))?.bytes === file.bytes;
  const parts = partsOf(file.bytes);
  if (stored.size !== parts.length || parts.some(({ number, bytes }) => stored.get(number) !== bytes)) return false;
  await storage.finishUpload(uploadOf(file), file.bytes);
  return true;
}

/** Sizes by number; null where the store knows of no such upload any more. */
async function storedParts(storage: ObjectStore, file: OwnFile): Promise<Map<number, number> | null> {
  try {
    return new Map((await storage.listParts(uploadOf(file))).map(({ number, bytes }) => [number, bytes]));
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}
