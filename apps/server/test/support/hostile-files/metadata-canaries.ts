import sharp from 'sharp';
import { goodImage, goodVideo, PLANTED, type HostileFile } from './file.ts';
import { aJpeg, aPicture } from './pictures.ts';
import { onBench, type Bench } from './tools.ts';
import { aVideo } from './videos.ts';

const small = { width: 160, height: 140 };
const gpsTags = ['-GPSLatitude=49.2827', '-GPSLatitudeRef=N', '-GPSLongitude=123.1207', '-GPSLongitudeRef=W', '-GPSAltitude=70'] as const;
const exifTags = [
  '-Artist',
  '-Copyright',
  '-Make',
  '-Model',
  '-Software',
  '-SerialNumber',
  '-UserComment',
  '-ImageDescription',
  '-XMP:Creator',
];
const textTags = [...exifTags, '-XMP:Description', '-XMP:Title', '-IPTC:By-line', '-IPTC:Caption-Abstract', '-IPTC:City', '-Comment'];

/** Adds all metadata that cameras and image programs write. */
async function writeMetadata({ run, put }: Bench, name: string): Promise<void> {
  await put('thumbnail.jpg', await aJpeg({ width: 100, height: 80, seed: 9 }));
  const thumbnail = name.endsWith('.jpg') ? ['-ThumbnailImage<=thumbnail.jpg'] : [];
  const all = [...gpsTags, ...textTags.map((tag) => `${tag}=${PLANTED}`), '-DateTimeOriginal=2026:01:02 03:04:05', ...thumbnail];
  await run('exiftool', '-q', '-q', '-m', '-overwrite_original', ...all, name);
}

const withMetadata = (name: string, make: () => Promise<Buffer>) => () =>
  onBench(async (bench) => {
    await bench.put(name, await make());
    await writeMetadata(bench, name);
    return bench.take(name);
  });

const aHeic = () =>
  onBench(async (bench) => {
    await bench.put('photo.jpg', await (await aPicture(small)).withIccProfile('p3').jpeg().toBuffer());
    await writeMetadata(bench, 'photo.jpg');
    await bench.run('heif-enc', '-q', '60', 'photo.jpg', '-o', 'photo.heic');
    return bench.take('photo.heic');
  });

async function turned(orientation: number): Promise<Buffer> {
  return sharp(await aJpeg({ width: 200, height: 160 }))
    .withMetadata({ orientation })
    .jpeg()
    .toBuffer();
}

const videoMetadata = ['title', 'artist', 'comment', 'location', 'location-eng'].flatMap((key) => [
  '-metadata',
  `${key}=${key.startsWith('location') ? '+49.2827-123.1207/' : PLANTED}`,
]);

/** A video with chapters, subtitles, a time code and a title besides picture and sound. */
const aFullMovie = () =>
  onBench(async ({ run, put, take }) => {
    await put('clip.mp4', await aVideo({ seconds: 2 }));
    await put('words.srt', `1\n00:00:00,000 --> 00:00:02,000\n${PLANTED}\n`);
    await put('chapters.txt', `;FFMETADATA1\ntitle=${PLANTED}\n[CHAPTER]\nTIMEBASE=1/1000\nSTART=0\nEND=1000\ntitle=${PLANTED}\n`);
    const inputs = ['-i', 'clip.mp4', '-i', 'words.srt', '-i', 'chapters.txt'];
    const maps = ['-map', '0:v', '-map', '0:a', '-map', '1:s', '-map_metadata', '2', '-map_chapters', '2', '-timecode', '01:02:03:04'];
    await run('ffmpeg', ...inputs, ...maps, '-c', 'copy', '-c:s', 'mov_text', ...videoMetadata, 'movie.mov');
    return take('movie.mov');
  });

const anMp4WithMetadata = () =>
  onBench(async ({ run, put, take }) => {
    await put('clip.mp4', await aVideo({ seconds: 2 }));
    const maps = ['-movflags', 'use_metadata_tags', ...videoMetadata, '-metadata:s:v', `handler_name=${PLANTED}`];
    await run('ffmpeg', '-i', 'clip.mp4', '-c', 'copy', ...maps, 'tagged.mp4');
    await run(
      'exiftool',
      '-q',
      '-q',
      '-m',
      '-overwrite_original',
      '-GPSCoordinates=49.2827, -123.1207, 70',
      `-Title=${PLANTED}`,
      'tagged.mp4',
    );
    return take('tagged.mp4');
  });

const upright = () =>
  onBench(async ({ run, put, take }) => {
    await put('clip.mp4', await aVideo({ seconds: 1 }));
    await run('ffmpeg', '-i', 'clip.mp4', '-c', 'copy', '-metadata:s:v', 'rotate=90', 'turned.mp4');
    return take('turned.mp4');
  });

/** Valid files with metadata that must be removed. */
export const metadataCanaries: readonly HostileFile[] = [
  goodImage(
    'JPEG with place, names, thumbnail and comment',
    withMetadata('photo.jpg', () => aJpeg(small)),
  ),
  goodImage(
    'PNG with place and names',
    withMetadata('photo.png', async () => (await aPicture(small)).png().toBuffer()),
  ),
  goodImage(
    'WebP with place and names',
    withMetadata('photo.webp', async () => (await aPicture(small)).webp().toBuffer()),
  ),
  goodImage(
    'AVIF with place and names',
    withMetadata('photo.avif', async () => (await aPicture(small)).avif({ effort: 0 }).toBuffer()),
  ),
  goodImage('HEIC with place, names and a wide colour profile', aHeic, { size: small }),
  ...[1, 2, 3, 4, 5, 6, 7, 8].map((orientation) =>
    goodImage(`JPEG with orientation ${orientation}`, () => turned(orientation), {
      size: orientation < 5 ? { width: 200, height: 160 } : { width: 160, height: 200 },
    }),
  ),
  goodVideo('MP4 with place and title', anMp4WithMetadata),
  goodVideo('MOV with chapters, subtitles, time code and title', aFullMovie),
  goodVideo('MP4 that is turned by a quarter', upright, { size: { width: 240, height: 320 } }),
  goodVideo('WebM with title', () =>
    aVideo({ seconds: 1, name: 'clip.webm', options: ['-c:a', 'libopus', '-metadata', `title=${PLANTED}`] }),
  ),
  goodVideo('WebM without a duration, as browsers record it', () =>
    aVideo({ seconds: 1, name: 'clip.webm', options: ['-c:a', 'libopus', '-live', '1'] }),
  ),
];
