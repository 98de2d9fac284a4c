import { readdir } from 'node:fs/promises';
import { extname, join, relative } from 'node:path';
import type { ObjectStore } from '../../../platform/storage/object-store.ts';
import { servedKey } from '../files.ts';

const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.m4s': 'video/iso.segment',
  '.mp4': 'video/mp4',
  '.m3u8': 'application/vnd.apple.mpegurl',
};

/** Stores all renditions under the same names: playlists after the files that they list, the master playlist last. */
export async function upload(storage: ObjectStore, id: string, folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => relative(folder, join(entry.parentPath, entry.name)));
  const rank = (file: string) => (extname(file) === '.m3u8' ? 100 - file.split('/').length : 0);
  for (const file of files.toSorted((one, other) => rank(one) - rank(other))) {
    const type = types[extname(file)];
    if (!type) throw new Error(`what is ${extname(file)}?`);
    await storage.putFile(servedKey(id, file), join(folder, file), type);
  }
}
