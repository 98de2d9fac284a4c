import { randomInt } from 'node:crypto';
import type { Size } from '../../platform/decoder/protocol.ts';
import { FileRejectedError } from '../../platform/decoder/decoder.ts';
import { pdq, PDQ_SIDE } from '../pictures/pdq.ts';
import { average } from '../pictures/pdq-shrink.ts';

const SECONDS_APART = 10;

interface Frames {
  size: Size;
  rate: { frames: number; seconds: number };
  onFrame: (frame: number) => void;
}

/**
 * Passes frames from the decoding program to the encoding one, counts them, and hashes one every ten seconds and one in
 * between at a random moment that an uploader cannot know. It does not depend on the duration that the header claims.
 */
export function watchFrames({ size, rate, onFrame }: Frames) {
  const [luma, bytes] = [size.width * size.height, frameBytes(size)];
  const perSecond = rate.frames / rate.seconds;
  const apart = Math.max(1, Math.round(SECONDS_APART * perSecond));
  const sample = Buffer.alloc(luma);
  const hashes: { pdq: string; quality: number }[] = [];
  let at = 0;
  let between = 0;
  const isSample = (frame: number) => frame % apart === 0 || frame === between;

  /** Copies the part of the current frame that this chunk contains. */
  function readChunk(chunk: Buffer): void {
    for (let from = 0; from < chunk.length;) {
      const [frame, offset] = [Math.floor(at / bytes), at % bytes];
      const taken = Math.min(chunk.length - from, bytes - offset);
      if (isSample(frame) && offset < luma) chunk.copy(sample, offset, from, from + Math.min(taken, luma - offset));
      from += taken;
      at += taken;
      if (at % bytes > 0) continue;
      if (isSample(frame)) hashes.push(hashOf(sample, size));
      if (frame % apart === 0) between = frame + randomInt(1, Math.max(2, apart));
      onFrame(frame + 1);
    }
  }

  return {
    hashes,
    pass: async function* (source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
      for await (const chunk of source) {
        readChunk(chunk);
        yield chunk;
      }
      if (at === 0 || at % bytes !== 0) throw new FileRejectedError('unreadable', 'a video without whole frames');
    },
  };
}

/** One byte of brightness for each pixel, and two of colour for each four pixels. */
export const frameBytes = ({ width, height }: Size): number => (width * height * 3) / 2;

/** Hashes the brightness of all pixels, 16 to 235. */
function hashOf(luma: Buffer, size: Size): { pdq: string; quality: number } {
  const values = Float32Array.from(luma, (value) => Math.min(255, Math.max(0, ((value - 16) * 255) / 219)));
  const { hash, quality } = pdq(average({ values, ...size }, PDQ_SIDE));
  return { pdq: hash.toString('hex'), quality };
}
