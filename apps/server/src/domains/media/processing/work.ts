import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { MediaState } from '@subrosa/rules/media/states';
import type { WorkerPlatform } from '../../../platform/platform.ts';
import { incomingKey } from '../files.ts';
import type { CheckedItem } from '../store/processing.ts';
import { firstBytesOf } from './fingerprint-file.ts';
import { convertHeif } from './image/convert-heif.ts';
import { imageDecoder, type ImageDecoder } from './image/decoder.ts';
import type { Picture } from './image/messages.ts';
import { outside, Refused } from './refused.ts';
import { sniff, type Format } from './sniff.ts';

/** One try at one item, with a folder of its own. What several steps need is made once, by the first that asks. */
export interface Work {
  item: CheckedItem;
  platform: WorkerPlatform;
  folder: string;
  decoder: ImageDecoder;
  /** Path of the file as it came. */
  original(): Promise<string>;
  format(): Promise<Format>;
  /** The file as a picture that the image process reads. */
  picture(): Promise<Picture>;
  /** Tells the owner how far it is, from 0 to 100, and in which state. */
  tell(percent: number, state?: MediaState): void;
}

export const folderOf = (id: string): string => join(tmpdir(), `subrosa-media-${id}`);

export async function removeFolder(id: string): Promise<void> {
  await rm(folderOf(id), { recursive: true, force: true });
}

type Given = Pick<Work, 'item' | 'platform' | 'tell'>;

export async function withWork<Result>(given: Given, job: (work: Work) => Promise<Result>): Promise<Result> {
  const { item } = given;
  const folder = folderOf(item.id);
  // A try that was killed has left it behind.
  await removeFolder(item.id);
  await mkdir(folder, { mode: 0o700 });
  const decoder = imageDecoder();
  try {
    return await job({ ...given, folder, decoder, ...sourceOf(given, folder) });
  } finally {
    decoder.close();
    await removeFolder(item.id);
  }
}

function sourceOf({ item, platform }: Given, folder: string): Pick<Work, 'original' | 'format' | 'picture'> {
  const original = once(async () => {
    const path = join(folder, 'original');
    await outside('the object store', async () => pipeline(await platform.storage.read(incomingKey(item.id)), createWriteStream(path)));
    return path;
  });
  const format = once(async () => {
    const found = sniff(await firstBytesOf(await original()));
    if (!found) throw new Refused('type');
    return found;
  });
  const picture = once(async () => {
    const coded: readonly Format[] = ['heic', 'avif'];
    if (coded.includes(await format())) return { path: await convertHeif(await original(), folder), orients: false };
    return { path: await original(), orients: true };
  });
  return { original, format, picture };
}

function once<Result>(make: () => Promise<Result>): () => Promise<Result> {
  let made: Promise<Result> | undefined;
  return () => (made ??= make());
}
