import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decode } from '../../../apps/server/src/decoder/pictures/decode.ts';
import { encode } from '../../../apps/server/src/decoder/pictures/encode.ts';
import { imageOutputs, largestPicture, servedKey, sizeOf } from '../../../apps/server/src/domains/media/files.ts';
import type { Config } from '../../../apps/server/src/platform/config/config.ts';
import type { Tx } from '../../../apps/server/src/platform/db/database.ts';
import { objectStore, type ObjectStore } from '../../../apps/server/src/platform/storage/object-store.ts';
import { writeDrawing } from '../../../apps/server/test/support/drawings.ts';
import { aPublishedItem } from '../../../apps/server/test/support/media.ts';
import { folds, silhouette, stillLife } from './draw.ts';

const motifs = { silhouette, folds, stillLife } as const;

interface PictureInput {
  id: string;
  ownerId: string;
  purpose: 'profile_photo' | 'cover' | 'gallery' | 'post';
  motif: keyof typeof motifs;
  seed: string;
  at: Date;
  config: Config;
}

/** A drawn picture as a published item, with its files in the store, rendered as the worker would. */
export async function storePicture(tx: Tx, { id, ownerId, purpose, motif, seed, at, config }: PictureInput): Promise<string> {
  const store = objectStore(config, config.S3_MEDIA_BUCKET);
  const folder = await mkdtemp(join(tmpdir(), 'seed-'));
  try {
    const path = join(folder, 'drawn.png');
    const size = await writeDrawing(motifs[motif](seed), path);
    const { placeholder } = await render(path, folder);
    await storeFiles(store, id, folder);
    const people = purpose === 'profile_photo' ? ([{ who: 'self' }] as const) : [];
    await aPublishedItem(tx, { id, ownerId, purpose, people, startedAt: at });
    await tx
      .updateTable('media')
      .set({ ...size, placeholder: Buffer.from(placeholder, 'base64') })
      .where('id', '=', id)
      .execute();
    return id;
  } finally {
    store.close();
    await rm(folder, { recursive: true });
  }
}

/** Renders in this process, because the input is our own drawing. */
async function render(path: string, folder: string): Promise<{ placeholder: string }> {
  const { size, pixels } = await decode({ file: path, orients: false, mostPixels: 40_000_000, box: largestPicture });
  const file = join(folder, 'pixels');
  await writeFile(file, pixels);
  const outputs = imageOutputs.map(({ name, format, size: named }) => ({ name, format, ...sizeOf(size, named) }));
  return encode({ file, size, folder, outputs });
}

async function storeFiles(store: ObjectStore, id: string, folder: string): Promise<void> {
  for (const { name, format } of imageOutputs) {
    const key = servedKey(id, name);
    // The seed is deterministic: an existing object is the same picture.
    if (!(await store.find(key))) await store.put(key, await readFile(join(folder, name)), `image/${format}`);
  }
}
