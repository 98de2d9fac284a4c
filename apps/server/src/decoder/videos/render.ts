import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { mediaLimits } from '@subrosa/rules/media/limits';
import { FileRejectedError } from '../../platform/decoder/decoder.ts';
import type { PictureOutput, Result, Size } from '../../platform/decoder/protocol.ts';
import { within } from '../geometry.ts';
import { sendFile, type Task } from '../operation.ts';
import { encodePicture } from '../pictures/pictures.ts';
import { bare, limitsFor, localOnly, options, quietly } from './ffmpeg.ts';
import { masterPlaylist } from './master-playlist.ts';
import { encodeFrames } from './pictures.ts';
import { posterOf } from './poster.ts';
import { probe, type Video } from './probe.ts';
import { INIT, PLAYLIST, renditionsOf, type Rendition } from './renditions.ts';
import { encodeSound } from './sound.ts';

const BOX_HEAD = 8;

const COMPRESSOR = { at: 46, length: 32 } as const;

/**
 * The muxer writes its name and version into the header of a rendition without an option to prevent it, so they are blanked
 * in place.
 */
async function removeSignature(init: string): Promise<void> {
  const bytes = await readFile(init);
  const userData = bytes.indexOf('udta');
  if (userData > 0) {
    const size = bytes.readUInt32BE(userData - 4);
    bytes.write('free', userData, 'latin1');
    bytes.fill(0, userData + 4, userData - 4 + Math.max(BOX_HEAD, size));
  }
  const entry = bytes.indexOf('avc1', bytes.indexOf('stsd'));
  if (entry > 0) bytes.fill(0, entry + COMPRESSOR.at, entry + COMPRESSOR.at + COMPRESSOR.length);
  await writeFile(init, bytes);
}

const SEGMENT_SECONDS = 4;

/** The share of the progress that the larger rendition takes. */
const LARGER_SHARE = 0.85;

const HLS = { folder: 'hls', playlist: 'master.m3u8' } as const;

type Posters = readonly Omit<PictureOutput, 'height'>[];

/**
 * Makes HLS with H.264 and AAC in fragmented MP4, and pictures of one frame. Everything is encoded from samples by programs
 * without access to the original file.
 */
export async function renderVideo(task: Task, posters: Posters): Promise<Result<'render-video'>> {
  const video = await probe(task);
  const folder = await task.output(HLS.folder);
  const { hashes } = await transcode(task, video, folder);
  const milliseconds = lengthOf(await readFile(join(folder, renditionsOf(video.size).larger.name, PLAYLIST), 'utf8'), video.seconds);
  const poster = await renderPoster(task, video, posters);
  await sendAll(task, folder, HLS.folder);
  const { placeholder, ...hash } = poster;
  return { size: video.size, milliseconds, placeholder, hashes: [...hashes, hash] };
}

async function transcode(task: Task, video: Video, folder: string): Promise<Pick<Result<'render-video'>, 'hashes'>> {
  const { smaller, larger } = renditionsOf(video.size);
  const sound = await encodeSound(task, video, 128);
  for (const { name } of [larger, smaller]) await task.output(join(HLS.folder, name));
  // One after the other, the smaller from the larger, so that a 4K source is decoded once.
  const hashes = await encodeFrames(task, video, {
    size: larger,
    sound,
    outputs: [...options('-map 0:v'), ...(sound ? options('-map 1:a -c:a copy') : ['-an']), ...asHls(larger, folder)],
    folder,
    onProgress: (fraction) => task.progress(fraction * LARGER_SHARE),
  });
  const largerPlaylist = join(folder, larger.name, PLAYLIST);
  const args = [
    ...quietly,
    ...options('-threads 1'),
    ...localOnly('hls'),
    '-i',
    largerPlaylist,
    ...options(`-map 0:v -vf scale=${smaller.width}:${smaller.height},setsar=1,format=yuv420p -filter_threads 1 -fps_mode passthrough`),
    ...(sound ? options('-map 0:a -c:a copy') : ['-an']),
    ...asHls(smaller, folder),
  ];
  await task.runner.run({ path: task.tools.ffmpeg, args, reads: [folder], writes: folder, limits: limitsFor(video.seconds) });
  task.progress(1);
  for (const { name } of [larger, smaller]) await removeSignature(join(folder, name, INIT));
  await writeFile(join(folder, HLS.playlist), await masterPlaylist([smaller, larger], folder, sound !== null));
  return { hashes };
}

function asHls({ name, quality, mostKilobits }: Rendition, folder: string): string[] {
  const target = join(folder, name);
  return [
    ...options(
      '-c:v libx264 -preset veryfast -profile:v high -threads 1 -rc-lookahead 5',
      `-crf ${quality} -maxrate ${mostKilobits}k -bufsize ${2 * mostKilobits}k`,
      // Segments of both renditions start at the same moments, each with a key frame.
      `-sc_threshold 0 -force_key_frames expr:gte(t,n_forced*${SEGMENT_SECONDS})`,
      '-a53cc 0 -bsf:v filter_units=remove_types=6',
    ),
    ...bare,
    ...options(`-f hls -hls_time ${SEGMENT_SECONDS} -hls_playlist_type vod -hls_segment_type fmp4 -hls_fmp4_init_filename ${INIT}`),
    '-hls_segment_filename',
    join(target, '%04d.m4s'),
    join(target, PLAYLIST),
  ];
}

async function renderPoster(task: Task, video: Video, posters: Posters): Promise<Result<'encode-picture'>> {
  const widest = Math.max(...posters.map(({ width }) => width), 1);
  const size = within(video.size, { width: widest, height: Infinity });
  const pixels = await posterOf(task, video, size);
  const outputs = posters.map((poster) => ({ ...poster, ...narrowed(size, poster.width) }));
  const { folder, made } = await encodePicture(task, { pixels, size, outputs });
  for (const { name } of outputs) await sendFile(task, name, join(folder, name));
  return made;
}

function narrowed(size: Size, most: number): Size {
  const width = Math.min(size.width, most);
  return { width, height: Math.max(1, Math.round((size.height * width) / size.width)) };
}

async function sendAll(task: Task, folder: string, name: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((one) => one.isFile())) {
    const path = join(entry.parentPath, entry.name);
    await sendFile(task, join(name, relative(folder, path)), path);
  }
}

/** Returns the playable duration. If less than half of the video could be read, the file is rejected. */
function lengthOf(playlist: string, seconds: number): number {
  const lengths = Array.from(playlist.matchAll(/#EXTINF:([\d.]+)/g), ([, length]) => Number(length));
  const watched = lengths.reduce((sum, length) => sum + length, 0);
  if (watched < Math.min(seconds, mediaLimits.videoSeconds) / 2)
    throw new FileRejectedError('unreadable', 'less than half of the video can be read');
  return Math.max(1, Math.round(watched * 1000));
}
