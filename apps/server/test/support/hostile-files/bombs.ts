import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { aRawPng, pngChunk, withJpegSize, withPngChunks } from './bytes.ts';
import { badImage, badVideo, goodImage, type HostileFile } from './file.ts';
import { aJpeg, aPicture, aPng } from './pictures.ts';
import { onBench } from './tools.ts';
import { aVideo } from './videos.ts';

const small = { width: 160, height: 140 };
const MEGABYTE = 1024 * 1024;
const zeros = (megabytes: number) => deflateSync(Buffer.alloc(megabytes * MEGABYTE), { level: 9 });

/** A progressive JPEG with its last scan repeated: each scan is small but costs a complete pass. */
async function aScanBomb(): Promise<Buffer> {
  const jpeg = await (await aPicture({ width: 2000, height: 2000 })).jpeg({ progressive: true }).toBuffer();
  const scan = jpeg.subarray(jpeg.lastIndexOf(Buffer.from([0xff, 0xda])), -2);
  return Buffer.concat([jpeg.subarray(0, -2), ...Array.from({ length: 3000 }, () => scan), jpeg.subarray(-2)]);
}

/** Just below the pixel limit; a progressive JPEG is held in memory completely. */
async function aLargeJpeg(chromaSubsampling: '4:2:0' | '4:4:4'): Promise<Buffer> {
  const picture = sharp(await aJpeg({ width: 1000, height: 1000 })).resize(6300, 6300);
  return picture.jpeg({ progressive: true, chromaSubsampling, quality: 70, optimiseScans: false }).toBuffer();
}

/** Writes another size into the image properties. */
async function aHugeAvif(): Promise<Buffer> {
  const avif = await (await aPicture(small)).avif({ effort: 0 }).toBuffer();
  for (let at = avif.indexOf('ispe'); at > 0; at = avif.indexOf('ispe', at + 1)) {
    avif.writeUInt32BE(60_000, at + 8);
    avif.writeUInt32BE(60_000, at + 12);
  }
  return avif;
}

/** Files that are small to upload and expensive to decode. */
export const bombs: readonly HostileFile[] = [
  badImage('too_many_pixels', 'PNG of 16,384 by 16,384', () => aRawPng({ width: 16_384, height: 16_384, depth: 1 })),
  badImage('too_many_pixels', 'JPEG of 6,400 by 6,400', async () =>
    sharp({ create: { width: 6400, height: 6400, channels: 3, background: '#335577' } })
      .jpeg()
      .toBuffer(),
  ),
  badImage(['too_many_pixels', 'unreadable'], 'JPEG that claims 65,500 by 65,500', async () =>
    withJpegSize(await aJpeg(small), 65_500, 65_500),
  ),
  badImage(['too_many_pixels', 'unreadable'], 'AVIF that claims 60,000 by 60,000', aHugeAvif),
  // The decoder uses the frames and ignores an invalid canvas.
  goodImage('GIF with a canvas of 65,535 by 65,535', async () => {
    const gif = await (await aPicture(small)).gif().toBuffer();
    gif.writeUInt16LE(65_535, 6);
    gif.writeUInt16LE(65_535, 8);
    return gif;
  }),
  badImage('too_small', 'PNG of 1 by 100,000', () => aRawPng({ width: 1, height: 100_000 })),
  badImage('too_small', 'PNG of 100,000 by 1', () => aRawPng({ width: 100_000, height: 1 })),
  badImage(['unreadable'], 'PNG that claims more rows than it has', () => aRawPng({ width: 600, height: 600, data: zeros(0.1) })),
  goodImage('PNG with 200 MB of rows too many', () => aRawPng({ width: 64, height: 64, data: zeros(200) })),
  goodImage('PNG with 200 MB of words', async () =>
    withPngChunks(await aPng(small), pngChunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), zeros(200)]))),
  ),
  goodImage('PNG with 200 MB of colour profile', async () =>
    withPngChunks(await aPng(small), pngChunk('iCCP', Buffer.concat([Buffer.from('profile\0\0'), zeros(200)]))),
  ),
  badImage(['unreadable', 'too_many_pixels'], 'JPEG of 3,000 scans', aScanBomb),
  goodImage('panorama of 9,000 by 300', () => aJpeg({ width: 9000, height: 300 }), { size: { width: 9000, height: 300 } }),
  goodImage('picture of 300 by 9,000', () => aJpeg({ width: 300, height: 9000 }), { size: { width: 160, height: 4800 } }),
  goodImage('JPEG of 39.7 megapixels, progressive', () => aLargeJpeg('4:2:0')),
  badImage('too_many_pixels', 'JPEG of 39.7 megapixels that takes twice the memory', () => aLargeJpeg('4:4:4')),
  goodImage('GIF of 400 frames', () =>
    onBench(async ({ run, take }) => {
      await run('ffmpeg', '-f', 'lavfi', '-i', 'testsrc2=size=64x64:rate=50:duration=8', 'many.gif');
      return take('many.gif');
    }),
  ),
  badVideo('too_long', 'video of 16 minutes', () => aVideo({ seconds: 961, rate: 1, size: '64x64', sound: false })),
  badVideo('too_small', 'video of 8 by 8', () => aVideo({ seconds: 1, size: '8x8', sound: false })),
];
