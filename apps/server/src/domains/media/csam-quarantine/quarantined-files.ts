import type { Db } from '../../../platform/db/database.ts';
import type { ObjectStore } from '../../../platform/storage/object-store.ts';
import { readWholeFile } from '../../../platform/storage/read-whole-file.ts';
import { HLS, imageFile, incomingKey, quarantineKey, servedKey, servedPrefix } from '../files.ts';
import { findForFacts } from './queries.ts';

/** Returns the item's data other than its file. */
export const listQuarantinable = (db: Db, id: string) => findForFacts(db, id);

/** Returns the original file or, if only renditions are left, the largest picture or the video joined from its segments. */
export async function getQuarantinedFile(storage: ObjectStore, id: string): Promise<{ type: string; content: Blob } | null> {
  if (await storage.find(quarantineKey(id)))
    return { type: 'application/octet-stream', content: await blobOf(storage, [quarantineKey(id)]) };
  const pieces = await listSegments(storage, id);
  if (pieces.length > 0) return { type: 'video/mp4', content: await blobOf(storage, pieces) };
  const largest = servedKey(id, imageFile('large', 'webp'));
  return (await storage.find(largest)) ? { type: 'image/webp', content: await blobOf(storage, [largest]) } : null;
}

/** Returns the segments of the larger rendition, the init segment first. */
async function listSegments(storage: ObjectStore, id: string): Promise<string[]> {
  const keys = (await storage.list(servedKey(id, `${HLS.folder}/720/`))).filter((key) => /\.(mp4|m4s)$/.test(key));
  const rank = (key: string) => (key.endsWith('.mp4') ? 0 : 1);
  return keys.toSorted((one, other) => rank(one) - rank(other) || one.localeCompare(other));
}

async function blobOf(storage: ObjectStore, keys: readonly string[]): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for (const key of keys) parts.push(new Uint8Array(await readWholeFile(storage, key)));
  return new Blob(parts);
}

/** Deletes all files of the item, which the csam domain has preserved by now. */
export async function removeQuarantined(storage: ObjectStore, id: string): Promise<void> {
  await storage.remove(incomingKey(id));
  await storage.remove(quarantineKey(id));
  await storage.removePrefix(servedPrefix(id));
}
