import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { DecodingFailedError, FileRejectedError, type Decoder } from '../../../platform/decoder/decoder.ts';
import { largestPicture } from '../files.ts';
import { intoFolder } from './render.ts';

/** A decoder may fail by chance: only a file with which it fails repeatedly is at fault. */
const MOST_TRIES = 3;

/** Computes the perceptual hash of a picture; null if it cannot be decoded. The folder receives temporary files. */
export async function fingerprintFile(decoder: Decoder, path: string, folder: string): Promise<{ pdq: Buffer; quality: number } | null> {
  for (let attempt = 1; attempt <= MOST_TRIES; attempt += 1) {
    try {
      return await fingerprint(decoder, path, folder);
    } catch (error) {
      if (error instanceof FileRejectedError) return null;
      if (!(error instanceof DecodingFailedError)) throw error;
    }
  }
  return null;
}

async function fingerprint(decoder: Decoder, path: string, folder: string): Promise<{ pdq: Buffer; quality: number }> {
  const file = { body: () => createReadStream(path), receive: intoFolder(folder) };
  const { pixels } = await decoder.call({ operation: 'decode-picture', box: largestPicture }, file);
  const body = () => createReadStream(join(folder, 'pixels'));
  const { pdq, quality } = await decoder.call({ operation: 'encode-picture', pixels, outputs: [] }, { body });
  return { pdq: Buffer.from(pdq, 'hex'), quality };
}
