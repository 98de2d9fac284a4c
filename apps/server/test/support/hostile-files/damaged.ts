import { box, noise, withJpegSegment } from './bytes.ts';
import { badImage, badVideo, goodImage, goodVideo, type HostileFile } from './file.ts';
import { aJpeg, aPicture, aPng } from './pictures.ts';
import { onBench } from './tools.ts';
import { aVideo } from './videos.ts';

const small = { width: 160, height: 140 };
const halfOf = async (file: Promise<Buffer>) => (await file).subarray(0, Math.floor((await file).length / 2));
const faststart = () => aVideo({ seconds: 4, options: ['-movflags', '+faststart'] });
const behind = (magic: readonly number[] | Buffer) => () => Buffer.concat([Buffer.from(magic), noise(30_000)]);

async function withNoiseInside(file: Promise<Buffer>): Promise<Buffer> {
  const damaged = Buffer.from(await file);
  noise(200, 7).copy(damaged, Math.floor(damaged.length / 2));
  return damaged;
}

function aSong(options: readonly string[] = []): Promise<Buffer> {
  return onBench(async ({ run, put, take }) => {
    await put('cover.png', await aPng(small));
    const cover = options.includes('cover')
      ? ['-i', 'cover.png', '-map', '0', '-map', '1', '-c:v', 'png', '-disposition:v', 'attached_pic']
      : [];
    await run('ffmpeg', '-f', 'lavfi', '-i', 'sine=duration=1', ...cover, '-c:a', 'aac', '-f', 'mp4', 'song.mp4');
    return take('song.mp4');
  });
}

/** Files that are corrupt, truncated, or smaller than declared. */
export const damaged: readonly HostileFile[] = [
  badImage('unreadable', 'half of a JPEG', () => halfOf(aJpeg(small))),
  badImage('unreadable', 'half of a PNG', () => halfOf(aPng(small))),
  badImage('unreadable', 'half of a WebP', async () => halfOf((await aPicture(small)).webp().toBuffer())),
  badImage('unreadable', 'half of an AVIF', async () => halfOf((await aPicture(small)).avif({ effort: 0 }).toBuffer())),
  badImage('unreadable', 'noise behind the first bytes of a JPEG', behind([0xff, 0xd8, 0xff, 0xe0])),
  badImage('unreadable', 'noise behind the first bytes of a PNG', behind([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  badImage('unreadable', 'noise behind the first bytes of a WebP', behind(Buffer.from('RIFF\x20\x75\0\0WEBPVP8L', 'latin1'))),
  badImage('unreadable', 'noise behind the first bytes of a HEIC', behind(box('ftyp', Buffer.from('heic\0\0\0\0mif1heic', 'latin1')))),
  badImage('unreadable', 'PNG with noise in its middle', () => withNoiseInside(aPng(small))),
  goodImage('JPEG with EXIF that is noise', async () =>
    withJpegSegment(await aJpeg(small), 0xe1, Buffer.concat([Buffer.from('Exif\0\0MM\0\x2a', 'latin1'), noise(400, 3)])),
  ),
  badVideo('unreadable', 'half of an MP4 that ends with its index', () => halfOf(aVideo({ seconds: 4 }))),
  badVideo('unreadable', 'a third of an MP4 that begins with its index', async () => {
    const video = await faststart();
    return video.subarray(0, Math.floor(video.length / 3));
  }),
  goodVideo('MP4 with noise in its middle', () => withNoiseInside(faststart())),
  badVideo('unreadable', 'noise behind the first bytes of an MP4', behind(box('ftyp', Buffer.from('isom\0\0\0\0isom', 'latin1')))),
  badVideo(['unreadable', 'type'], 'noise behind the first bytes of a WebM', async () =>
    Buffer.concat([(await aVideo({ seconds: 1, name: 'clip.webm', options: ['-c:a', 'libopus'] })).subarray(0, 60), noise(30_000)]),
  ),
  badVideo('type', 'song as an MP4', () => aSong()),
  badVideo('type', 'song with a cover as an MP4', () => aSong(['cover'])),
  goodVideo('video of one frame', () => aVideo({ seconds: 1, rate: 1, sound: false })),
];
