import { pipeline } from 'node:stream/promises';
import { DecodingFailedError, FileRejectedError } from '../../platform/decoder/decoder.ts';
import type { Program } from '../confinement/confine.ts';
import type { Task } from '../operation.ts';

interface Passage {
  /** Reads the untrusted file and writes raw samples. */
  decode: Program;
  /** Has no access to the file. */
  encode: Program;
  /** Observes the samples. */
  pass?: (source: AsyncIterable<Buffer>) => AsyncGenerator<Buffer>;
  mostBytes: number;
}

/** Passes raw samples from one program to the other, so that the encoder never parses the untrusted file. */
export async function passSamples({ runner }: Task, { decode, encode, pass, mostBytes }: Passage): Promise<void> {
  const [reading, writing] = [runner.start(decode), runner.start(encode)];
  reading.input.end();
  writing.output.resume();
  const encoded = writing.ended.catch((error: unknown) => {
    // Its input is raw samples, so a failure is not caused by the format of the file.
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
    // A broken pipe is less informative than the exit status of the programs.
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
