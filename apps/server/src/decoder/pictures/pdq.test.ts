import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { aPicture } from '../../../test/support/hostile-files/pictures.ts';
import { average } from './pdq-shrink.ts';
import { distance, lumaOf, pdq, PDQ_SIDE } from './pdq.ts';

const side = 400;
const pictureOf = async (seed: number): Promise<Buffer> => (await aPicture({ seed, width: side, height: side })).png().toBuffer();

async function hashOf(picture: Buffer) {
  const square = sharp(picture).resize(PDQ_SIDE, PDQ_SIDE, { fit: 'fill' }).removeAlpha().toColourspace('srgb').raw();
  return pdq(lumaOf(await square.toBuffer(), PDQ_SIDE, PDQ_SIDE));
}

describe('pdq', () => {
  it('sets the bit of each frequency above the median, the first bit last', () => {
    // A sum of 256 known waves, of which every third is stronger. No filter applies at 64 by 64.
    const strong = (bit: number) => (bit * 7) % 256 < 128;
    const wave = (frequency: number, at: number) => Math.cos((Math.PI / 128) * frequency * (2 * at + 1));
    const values = Float32Array.from({ length: 64 * 64 }, (_, at) => {
      const [y, x] = [Math.floor(at / 64), at % 64];
      let sum = 128;
      for (let bit = 0; bit < 256; bit += 1) {
        sum += (strong(bit) ? 1 : -1) * wave(Math.floor(bit / 16) + 1, y) * wave((bit % 16) + 1, x) * 0.4;
      }
      return sum;
    });
    const number = Array.from({ length: 256 }, (_, bit) => (strong(bit) ? 1n << BigInt(bit) : 0n)).reduce((sum, bit) => sum + bit);
    const { hash } = pdq({ values, width: 64, height: 64 });
    expect(hash.toString('hex')).toBe(number.toString(16).padStart(64, '0'));
  });

  it.each([
    ['half as large', (picture: Sharp) => picture.resize(200)],
    ['recompressed', (picture: Sharp) => picture.jpeg({ quality: 40 })],
    ['a little brighter', (picture: Sharp) => picture.modulate({ brightness: 1.1 })],
    ['grey', (picture: Sharp) => picture.grayscale()],
    ['a little blurred', (picture: Sharp) => picture.blur(1.5)],
    ['as another format, smaller and recompressed', (picture: Sharp) => picture.resize(150).webp({ quality: 50 })],
  ])('differs in at most 31 bits when the picture is %s', async (_how, change) => {
    const distances: number[] = [];
    for (const seed of [1, 2, 3]) {
      const picture = await pictureOf(seed);
      const changed = await change(sharp(picture)).toBuffer();
      distances.push(distance((await hashOf(picture)).hash, (await hashOf(changed)).hash));
    }
    expect(Math.max(...distances)).toBeLessThanOrEqual(31);
  });

  it('differs in a few bits when a frame is averaged instead of resized', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const grain = sharp({ create: { width: 400, height: 300, channels: 3, background: '#888', noise } }).resize(1280, 720, {
      kernel: 'cubic',
    });
    for (const picture of [await grain.png().toBuffer(), await (await aPicture({ seed: 5, width: 1280, height: 720 })).png().toBuffer()]) {
      const frame = lumaOf(await sharp(picture).removeAlpha().raw().toBuffer(), 1280, 720);
      expect(distance((await hashOf(picture)).hash, pdq(average(frame, PDQ_SIDE)).hash)).toBeLessThanOrEqual(8);
    }
  });

  it('differs in more than 80 bits between different pictures', async () => {
    const hashes = await Promise.all(Array.from({ length: 12 }, async (_, seed) => (await hashOf(await pictureOf(seed + 1))).hash));
    const pairs = hashes.flatMap((one, at) => hashes.slice(at + 1).map((other) => distance(one, other)));
    expect(Math.min(...pairs)).toBeGreaterThan(80);
  });

  it('returns quality 0 for a plain surface and a sufficient quality for a busy picture', async () => {
    const plain = sharp({ create: { width: 300, height: 300, channels: 3, background: '#a33' } }).png();
    expect((await hashOf(await plain.toBuffer())).quality).toBe(0);
    expect((await hashOf(await pictureOf(1))).quality).toBeGreaterThan(49);
  });
});
