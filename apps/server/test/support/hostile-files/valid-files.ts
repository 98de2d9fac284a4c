import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mediaLimits } from '@subrosa/rules/media/limits';
import sharp from 'sharp';
import { aZip, box, uint32, withJpegSegment } from './bytes.ts';
import { badImage, badVideo, goodImage, goodVideo, PLANTED, type HostileFile } from './file.ts';
import { aJpeg, aPicture, aPng } from './pictures.ts';
import { eicar } from './foreign-formats.ts';
import { onBench } from './tools.ts';
import { aVideo } from './videos.ts';

const small = { width: 160, height: 140 };
const hevc = ['-c:v', 'libx265', '-preset', 'ultrafast', '-x265-params', 'log-level=none', '-tag:v', 'hvc1'];

const animated = (name: string, ...options: string[]) =>
  onBench(async ({ run, take }) => {
    await run('ffmpeg', '-f', 'lavfi', '-i', 'testsrc2=size=96x64:rate=10:duration=1', ...options, name);
    return take(name);
  });

/** A file of the maximum size: a short video followed by a box that decoders ignore. */
async function aFullUpload(): Promise<string> {
  const path = join(tmpdir(), 'subrosa-full-upload.mp4');
  const video = await aVideo({ seconds: 1 });
  const file = await open(path, 'w');
  try {
    await file.write(video);
    await file.write(Buffer.concat([uint32(mediaLimits.bytes - video.length), Buffer.from('free'), Buffer.from(PLANTED)]));
    await file.truncate(mediaLimits.bytes);
  } finally {
    await file.close();
  }
  return path;
}

/** Valid files in rare variants, and valid files with a virus. */
export const honest: readonly HostileFile[] = [
  goodImage('PNG that was announced as a JPEG', () => aPng(small)),
  goodImage('GIF that moves', () => animated('moving.gif')),
  goodImage('WebP that moves', () => animated('moving.webp', '-c:v', 'libwebp_anim', '-loop', '0')),
  goodImage('JPEG in CMYK', async () => (await aPicture(small)).toColourspace('cmyk').jpeg().toBuffer()),
  goodImage('PNG of 16 bits', async () => (await aPicture(small)).toColourspace('rgb16').png().toBuffer()),
  goodImage('grey JPEG', async () => (await aPicture(small)).grayscale().jpeg().toBuffer()),
  goodImage('PNG with a palette', async () => (await aPicture(small)).png({ palette: true }).toBuffer()),
  goodImage('PNG that one can see through', async () => (await aPicture(small)).ensureAlpha(0.4).png().toBuffer()),
  goodImage('grey PNG that one can see through', async () => (await aPicture(small)).grayscale().ensureAlpha(0.4).png().toBuffer()),
  goodImage('interlaced PNG', async () => (await aPicture(small)).png({ progressive: true }).toBuffer()),
  goodImage('lossless WebP', async () => (await aPicture(small)).webp({ lossless: true }).toBuffer()),
  goodImage('AVIF', async () => (await aPicture(small)).avif({ effort: 0 }).toBuffer()),
  goodImage('profile photo', () => aJpeg({ width: 461, height: 501 }), { purpose: 'profile_photo' }),
  { ...badImage('too_small', 'profile photo that is too small', () => aJpeg({ width: 460, height: 501 })), purpose: 'profile_photo' },
  goodVideo('video without sound', () => aVideo({ seconds: 1, sound: false })),
  goodVideo('video in HEVC of 4K and 10 bits', () =>
    aVideo({ seconds: 1, size: '3840x2160', rate: 12, sound: false, options: [...hevc, '-pix_fmt', 'yuv420p10le'] }),
  ),
  goodVideo('video of 120 frames a second', () => aVideo({ seconds: 1, rate: 120 })),
  goodVideo('video of 200 MB', aFullUpload),
  badImage('virus', 'JPEG with EICAR as its comment', async () => withJpegSegment(await aJpeg(small), 0xfe, Buffer.from(eicar))),
  badImage('virus', 'JPEG, then a zip with EICAR', async () =>
    Buffer.concat([await aJpeg(small), aZip('eicar.com', Buffer.from(eicar), { deflated: false })]),
  ),
  badVideo('virus', 'MP4 with EICAR in a free box', async () =>
    Buffer.concat([await aVideo({ seconds: 1 }), box('free', Buffer.from(eicar))]),
  ),
];

/** The picture in the hash list, from which variants are made. */
export const knownPicture = () => aPicture({ seed: 4711, width: 640, height: 560 });

export const known: readonly HostileFile[] = [
  badImage('known', 'known picture', async () => (await knownPicture()).jpeg({ quality: 90 }).toBuffer()),
  badImage('known', 'known picture, smaller and recompressed', async () =>
    (await knownPicture()).resize(320).webp({ quality: 50 }).toBuffer(),
  ),
  badImage('known', 'known picture, brighter, as AVIF', async () =>
    sharp(await (await knownPicture()).modulate({ brightness: 1.1 }).toBuffer())
      .avif({ effort: 0 })
      .toBuffer(),
  ),
  badVideo('known', 'video that shows a known picture after twelve seconds', () =>
    onBench(async ({ run, put, take }) => {
      await put('known.png', await (await knownPicture()).png().toBuffer());
      const card = ['-f', 'lavfi', '-i', 'testsrc2=size=320x280:rate=5:duration=12'];
      const still = ['-loop', '1', '-framerate', '5', '-t', '12', '-i', 'known.png'];
      const joined = '[1:v]scale=320:280,setsar=1[k];[0:v]setsar=1[c];[c][k]concat=n=2:v=1[v]';
      await run(
        'ffmpeg',
        ...card,
        ...still,
        '-filter_complex',
        joined,
        '-map',
        '[v]',
        '-c:v',
        'libx264',
        '-pix_fmt',
        'yuv420p',
        'shown.mp4',
      );
      return take('shown.mp4');
    }),
  ),
];
