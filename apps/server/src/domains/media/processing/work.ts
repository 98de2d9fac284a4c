import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { MediaState } from '@subrosa/rules/media/states';
import type { Result } from '../../../platform/decoder/protocol.ts';
import type { WorkerPlatform } from '../../../platform/platform.ts';
import { incomingKey, largestPicture } from '../files.ts';
import type { CheckedItem } from '../store/processing.ts';
import { expectHashList, rejectKnown } from './reject-known.ts';
import { decoding, outside } from './errors.ts';
import { intoFolder, renderImage, renderVideo, type DecodedPicture, type Rendered } from './render.ts';

/** One attempt at one item, with a temporary folder. Results that several steps need are computed once, on first use. */
export interface Work {
  item: CheckedItem;
  platform: WorkerPlatform;
  folder: string;
  /** Path of the original file. */
  original(): Promise<string>;
  /** The picture as pixels, in a file. */
  decoded(): Promise<DecodedPicture>;
  /** The headers of a video. */
  inspected(): Promise<Result<'inspect-video'>>;
  /** The renditions in a folder, already compared with the lists of known pictures. */
  rendered(): Promise<Rendered>;
  /** Publishes progress from 0 to 100, and the state, to the owner. */
  publishProgress(percent: number, state?: MediaState): void;
}

export const folderOf = (id: string): string => join(tmpdir(), `subrosa-media-${id}`);

export async function removeFolder(id: string): Promise<void> {
  await rm(folderOf(id), { recursive: true, force: true });
}

type ProcessingInput = Pick<Work, 'item' | 'platform' | 'publishProgress'>;

export async function withWork<Value>(given: ProcessingInput, job: (work: Work) => Promise<Value>): Promise<Value> {
  const { item } = given;
  const folder = folderOf(item.id);
  // Left by an attempt that was killed.
  await removeFolder(item.id);
  await mkdir(folder, { mode: 0o700 });
  try {
    return await job(workOn(given, folder));
  } finally {
    await removeFolder(item.id);
  }
}

function workOn(given: ProcessingInput, folder: string): Work {
  const { item, platform } = given;
  const { decoder, storage } = platform;
  const original = lazy(async () => {
    const path = join(folder, 'original');
    await outside('the object store', async () => pipeline(await storage.read(incomingKey(item.id)), createWriteStream(path)));
    return path;
  });
  const body = async () => {
    const path = await original();
    return () => createReadStream(path);
  };
  const work: Work = {
    ...given,
    folder,
    original,
    decoded: lazy(async () => {
      const request = { body: await body(), receive: intoFolder(folder) };
      const found = await decoding(() => decoder.call({ operation: 'decode-picture', box: largestPicture }, request));
      return { ...found, path: join(folder, 'pixels') };
    }),
    inspected: lazy(async () => {
      const request = { body: await body() };
      return decoding(() => decoder.call({ operation: 'inspect-video' }, request));
    }),
    rendered: lazy(async () => {
      if (item.kind === 'video') await expectHashList(platform);
      const rendered = item.kind === 'image' ? await renderImage(work, await work.decoded()) : await renderVideo(work, await body());
      await rejectKnown(work, rendered.hashes);
      return rendered;
    }),
  };
  return work;
}

function lazy<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => (made ??= make());
}
