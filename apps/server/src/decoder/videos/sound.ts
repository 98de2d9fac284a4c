import { join } from 'node:path';
import type { Task } from '../operation.ts';
import { bare, decoding, limitsFor, MOST_SECONDS, options, quietly, rawInput } from './ffmpeg.ts';
import type { Video } from './probe.ts';
import { passSamples } from './streams.ts';

const SAMPLES = '-ac 2 -ar 48000';
const BYTES_A_SECOND = 2 * 2 * 48_000;

/** Encodes the audio of a video from its samples; returns the path of an MP4, or null without audio. */
export async function encodeSound(task: Task, video: Video, kilobits: number): Promise<string | null> {
  if (video.sound === null) return null;
  const { input, tools } = task;
  const folder = await task.output('sound');
  const path = join(folder, 'sound.mp4');
  const limits = limitsFor(video.seconds);
  const decode = [
    ...quietly,
    ...decoding(video.reader),
    '-i',
    input,
    // Starts at the first moment of the video, with silence in gaps.
    ...options(`-map 0:${video.sound} -t ${MOST_SECONDS} -af aresample=async=1:first_pts=0 ${SAMPLES} -f s16le pipe:1`),
  ];
  const encode = [...quietly, ...rawInput(`-f s16le ${SAMPLES}`), ...options(`-c:a aac -b:a ${kilobits}k`), ...bare, '-f', 'mp4', path];
  await passSamples(task, {
    decode: { path: tools.ffmpeg, args: decode, reads: [input], limits },
    encode: { path: tools.ffmpeg, args: encode, reads: [], writes: folder, limits },
    mostBytes: BYTES_A_SECOND * (MOST_SECONDS + 1),
  });
  return path;
}
