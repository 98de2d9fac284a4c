import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { DecoderRequest } from '../../../platform/decoder/decoder.ts';
import type { Size } from '../../../platform/decoder/protocol.ts';
import type { WorkerPlatform } from '../../../platform/platform.ts';
import { fitted, imageOutputs, sizeOf } from '../files.ts';
import type { ProcessedFields, FrameHash } from '../store/processing.ts';
import { decoding } from './errors.ts';

/** The renditions of an item: new files from pixels and samples, which contain nothing of the original but its visible and audible content. */
export interface Rendered {
  folder: string;
  facts: ProcessedFields;
  /** Hashes of the renditions, not of the original. */
  hashes: FrameHash[];
}

/** A picture as pixels, in a file. */
export interface DecodedPicture {
  original: Size;
  pixels: Size;
  path: string;
}

interface RenderInput {
  platform: WorkerPlatform;
  folder: string;
  publishProgress(percent: number): void;
}

/** In percent: from the end of the checks of the original to just before the end. */
const rendering = { from: 40, to: 98 } as const;

export async function renderImage({ platform, folder }: RenderInput, picture: DecodedPicture): Promise<Rendered> {
  const size = fitted(picture.original);
  const outputs = imageOutputs.map(({ name, format, size: named }) => ({ name, format, ...sizeOf(size, named) }));
  const rendered = join(folder, 'rendered');
  const request = { body: () => createReadStream(picture.path), receive: intoFolder(rendered) };
  const made = await decoding(() => platform.decoder.call({ operation: 'encode-picture', pixels: picture.pixels, outputs }, request));
  return { folder: rendered, facts: processedFieldsOf(size, made.placeholder), hashes: hashesOf([made]) };
}

export async function renderVideo({ platform, folder, publishProgress }: RenderInput, body: () => Readable): Promise<Rendered> {
  const posters = imageOutputs.map(({ name, width, format }) => ({ name, width, format }));
  const rendered = join(folder, 'rendered');
  const onProgress = (fraction: number) => publishProgress(Math.round(rendering.from + (rendering.to - rendering.from) * fraction));
  const request = { body, receive: intoFolder(rendered), onProgress };
  const made = await decoding(() => platform.decoder.call({ operation: 'render-video', posters }, request));
  const facts = { ...processedFieldsOf(fitted(made.size), made.placeholder), duration_ms: made.milliseconds };
  return { folder: rendered, facts, hashes: hashesOf(made.hashes) };
}

const processedFieldsOf = (size: Size, placeholder: string): ProcessedFields => ({
  ...size,
  placeholder: Buffer.from(placeholder, 'base64'),
});

function hashesOf(hashes: readonly { pdq: string; quality: number }[]): FrameHash[] {
  return hashes.map(({ pdq, quality }, frame) => ({ frame, pdq: Buffer.from(pdq, 'hex'), quality }));
}

/** Writes the decoder's output to files of the same names. */
export function intoFolder(folder: string): NonNullable<DecoderRequest['receive']> {
  return async (name, content) => {
    const path = join(folder, name);
    await mkdir(dirname(path), { recursive: true });
    await pipeline(content, createWriteStream(path, { mode: 0o600 }));
  };
}
