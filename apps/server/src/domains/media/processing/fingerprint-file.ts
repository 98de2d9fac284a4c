import { open } from 'node:fs/promises';
import { convertHeif } from './image/convert-heif.ts';
import { imageDecoder } from './image/decoder.ts';
import { Refused } from './refused.ts';
import { ToolKilled } from './run-tool.ts';
import { FIRST_BYTES, sniff, type Format } from './sniff.ts';

const coded: readonly Format[] = ['heic', 'avif'];

/** What a picture looks like that nobody looks at; null where it is none that we can read. The folder takes what is made on the way. */
export async function fingerprintFile(path: string, folder: string): Promise<{ pdq: Buffer; quality: number } | null> {
  const decoder = imageDecoder();
  try {
    const format = sniff(await firstBytesOf(path));
    if (!format) return null;
    const picture = coded.includes(format) ? { path: await convertHeif(path, folder), orients: false } : { path, orients: true };
    const { pdq, quality } = await decoder.ask({ ask: 'fingerprint', picture });
    return { pdq: Buffer.from(pdq, 'hex'), quality };
  } catch (error) {
    // A file that kills who opens it is no picture either.
    if (error instanceof Refused || error instanceof ToolKilled) return null;
    throw error;
  } finally {
    decoder.close();
  }
}

export async function firstBytesOf(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(FIRST_BYTES), 0, FIRST_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
