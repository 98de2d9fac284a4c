import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mediaLimits } from '@subrosa/rules/media/limits';
import { HLS } from '../../files.ts';
import { Refused } from '../refused.ts';
import { runTool } from '../run-tool.ts';
import { decoding, limitsFor, localOnly, options, quietly } from './ffmpeg.ts';
import { masterPlaylist } from './master-playlist.ts';
import type { Video } from './probe.ts';
import { INIT, PLAYLIST, renditionsOf, type Rendition } from './renditions.ts';
import { removeSignature } from './unsigned.ts';

const SEGMENT_SECONDS = 4;
const MOST_FRAMES_A_SECOND = 30;

/** How much of the time the larger rendition takes. */
const LARGER_SHARE = 0.75;

interface Transcoding {
  video: Video;
  folder: string;
  onProgress: (fraction: number) => void;
}

/** Makes HLS of H.264 and AAC in fragments of MP4: pictures and sound are coded anew, and nothing else is carried over. */
export async function transcode({ video, folder, onProgress }: Transcoding): Promise<{ milliseconds: number }> {
  const { smaller, larger } = renditionsOf(video.size);
  const { path, reader, picture, sound, seconds } = video;
  // One after the other, the smaller of the larger: a source of 4K is decoded once, and never beside two encoders.
  await encode({
    input: [...decoding(reader), ...options(`-t ${mediaLimits.videoSeconds + 1}`), '-i', path, ...options(`-map 0:${picture}`)],
    sound: options(sound === null ? '-an' : `-map 0:${sound} -c:a aac -b:a 128k -ac 2 -ar 48000`),
    rendition: larger,
    folder,
    seconds,
    onProgress: (fraction) => onProgress(fraction * LARGER_SHARE),
  });
  await encode({
    input: [...localOnly('hls'), '-i', join(folder, larger.name, PLAYLIST), ...options('-map 0:v')],
    sound: options(sound === null ? '-an' : '-map 0:a -c:a copy'),
    rendition: smaller,
    folder,
    seconds,
    onProgress: (fraction) => onProgress(LARGER_SHARE + fraction * (1 - LARGER_SHARE)),
  });
  await writeFile(join(folder, HLS.playlist), await masterPlaylist([smaller, larger], folder, sound !== null));
  return { milliseconds: lengthOf(await readFile(join(folder, larger.name, PLAYLIST), 'utf8'), seconds) };
}

interface Encoding {
  input: readonly string[];
  sound: readonly string[];
  rendition: Rendition;
  folder: string;
  seconds: number;
  onProgress: (fraction: number) => void;
}

async function encode({ input, sound, rendition, folder, seconds, onProgress }: Encoding): Promise<void> {
  const place = join(folder, rendition.name);
  await mkdir(place, { recursive: true });
  await runTool({
    command: 'ffmpeg',
    args: [
      ...quietly,
      ...options('-progress pipe:1 -nostats -threads 1'),
      ...input,
      ...pictureOptions(rendition),
      ...sound,
      ...outputOptions(place),
    ],
    limits: limitsFor(seconds),
    onOutput: (chunk) => {
      const moment = /out_time_us=(\d+)/.exec(chunk.toString('latin1'))?.[1];
      if (moment) onProgress(Math.min(1, Number(moment) / 1e6 / seconds));
    },
  });
  await removeSignature(join(place, INIT));
}

function pictureOptions({ width, height, quality, mostKilobits }: Rendition): string[] {
  return options(
    `-vf scale=${width}:${height},setsar=1,format=yuv420p -filter_threads 1 -fpsmax ${MOST_FRAMES_A_SECOND}`,
    '-c:v libx264 -preset veryfast -profile:v high -threads 1 -rc-lookahead 5',
    `-crf ${quality} -maxrate ${mostKilobits}k -bufsize ${2 * mostKilobits}k`,
    // Segments of both renditions begin at the same moments, each with a whole picture.
    `-sc_threshold 0 -force_key_frames expr:gte(t,n_forced*${SEGMENT_SECONDS})`,
    // No captions of the source, no words of the encoder, and nothing but picture and sound.
    '-a53cc 0 -flags:v +bitexact -flags:a +bitexact -fflags +bitexact -bsf:v filter_units=remove_types=6',
    '-map_metadata -1 -map_chapters -1 -dn -sn',
  );
}

function outputOptions(place: string): string[] {
  const hls = options(`-f hls -hls_time ${SEGMENT_SECONDS} -hls_playlist_type vod -hls_segment_type fmp4 -hls_fmp4_init_filename ${INIT}`);
  return [...hls, '-hls_segment_filename', join(place, '%04d.m4s'), join(place, PLAYLIST)];
}

/** What can really be watched. Where less than half of it could be read, the file is broken. */
function lengthOf(playlist: string, seconds: number): number {
  const lengths = Array.from(playlist.matchAll(/#EXTINF:([\d.]+)/g), ([, length]) => Number(length));
  const watched = lengths.reduce((sum, length) => sum + length, 0);
  if (watched < seconds / 2) throw new Refused('unreadable', 'less than half of the video can be read');
  return Math.max(1, Math.round(watched * 1000));
}
