import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { DecodingFailedError, FileRejectedError, type Decoder } from '../../../platform/decoder/decoder.ts';
import { largestPicture } from '../files.ts';
import { intoFolder } from './render.ts';

/** The decoder may have been lost by chance: only a file that kills it again and again is at fault. */
const MOST_TRIES = 3;

/** What a picture looks like that nobody looks at; null where it is none that we can read. The folder takes what is made on the way. */
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
