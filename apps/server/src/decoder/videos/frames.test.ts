import { expect, it } from 'vitest';
import { frameBytes, watchFrames } from './frames.ts';

const size = { width: 64, height: 64 };

/** Creates a frame with rows or columns of deterministic noise. */
function aFrame(pattern: 'one' | 'other'): Buffer {
  const frame = Buffer.alloc(frameBytes(size), 128);
  for (let pixel = 0; pixel < size.width * size.height; pixel += 1) {
    const [x, y] = [pixel % size.width, Math.floor(pixel / size.width)];
    const line = pattern === 'one' ? y : x;
    frame[pixel] = 16 + ((Math.floor(line / 5) * 7919 + (pattern === 'one' ? 0 : 131)) % 220);
  }
  return frame;
}

/** Passes the frames at one frame a second, in chunks of arbitrary boundaries. */
async function hashesOf(frames: readonly Buffer[]): Promise<string[]> {
  const watch = watchFrames({ size, rate: { frames: 1, seconds: 1 }, onFrame: () => undefined });
  const bytes = Buffer.concat(frames);
  async function* source() {
    for (let at = 0; at < bytes.length; at += 10_000) yield bytes.subarray(at, at + 10_000);
  }
  for await (const _ of watch.pass(source()));
  return watch.hashes.map(({ pdq }) => pdq);
}

it('watchFrames hashes frames at fixed moments, and as many at random moments', async () => {
  const [one = '', other = ''] = [...(await hashesOf([aFrame('one')])), ...(await hashesOf([aFrame('other')]))];
  expect(one).not.toBe(other);
  // Only the frames at fixed moments, which an uploader could know, are harmless.
  const frames = Array.from({ length: 95 }, (_, second) => aFrame(second % 10 === 0 ? 'one' : 'other'));
  const hashes = await hashesOf(frames);
  expect(hashes.filter((hash) => hash === one).length).toBe(10);
  // The last five seconds may contain a random one.
  const between = hashes.filter((hash) => hash === other).length;
  expect([9, 10]).toContain(between);
  expect(hashes.length).toBe(10 + between);
});
