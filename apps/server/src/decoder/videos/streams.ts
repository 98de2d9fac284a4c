import { pipeline } from 'node:stream/promises';
import { DecodingFailedError, FileRejectedError } from '../../platform/decoder/decoder.ts';
import type { Program } from '../confinement/confine.ts';
import type { Task } from '../operation.ts';

interface Passage {
  /** Reads the hostile file, and writes samples without a format. */
  decode: Program;
  /** Has never seen the file. */
  encode: Program;
  /** Looks at what passes. */
  pass?: (source: AsyncIterable<Buffer>) => AsyncGenerator<Buffer>;
  mostBytes: number;
}

/** From one program to the other, in samples: bytes that can only be seen or heard. */
export async function passSamples({ runner }: Task, { decode, encode, pass, mostBytes }: Passage): Promise<void> {
  const [reading, writing] = [runner.start(decode), runner.start(encode)];
  reading.input.end();
  writing.output.resume();
  const encoded = writing.ended.catch((error: unknown) => {
    // It has nothing but samples: what it dies of is not in the file.
    throw error instanceof FileRejectedError ? new DecodingFailedError(error.message, { cause: error }) : error;
  });
  encoded.catch(() => undefined);
  async function* bounded(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    let left = mostBytes;
    for await (const chunk of source) {
      left -= chunk.length;
      if (left < 0) throw new FileRejectedError('unreadable', 'more samples than a video can have');
      yield chunk;
    }
  }
  try {
    await Promise.all([pipeline(reading.output, bounded, pass ?? unchanged, writing.input), reading.ended]);
    await encoded;
  } catch (error) {
    // A pipe that broke says less than how the programs ended.
    if (isPipeError(error)) await Promise.all([encoded, reading.ended]);
    throw error;
  } finally {
    reading.kill();
    writing.kill();
  }
}

async function* unchanged(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield* source;
}

const isPipeError = (error: unknown): boolean =>
  ['EPIPE', 'ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE'].includes((error as NodeJS.ErrnoException).code ?? '');
