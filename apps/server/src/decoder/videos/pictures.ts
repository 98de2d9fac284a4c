import { dirname } from 'node:path';
import type { Result, Size } from '../../platform/decoder/protocol.ts';
import type { Task } from '../operation.ts';
import { decoding, limitsFor, localOnly, MOST_SECONDS, options, quietly, rawInput } from './ffmpeg.ts';
import { frameBytes, watchFrames } from './frames.ts';
import type { Video } from './probe.ts';
import { passSamples } from './streams.ts';

interface PictureStream {
  size: Size;
  /** Path from `encodeSound`. */
  sound: string | null;
  /** Additional inputs, after frames and audio. */
  inputs?: readonly string[];
  reads?: readonly string[];
  /** Output options, and the folder of the output. */
  outputs: readonly string[];
  folder: string;
  niceness?: number;
  mostSeconds?: number;
  onProgress: (fraction: number) => void;
}

/** Encodes the frames of a video in this size together with its audio, and returns the hashes of the encoded frames. */
export async function encodeFrames(task: Task, video: Video, stream: PictureStream): Promise<Result<'render-video'>['hashes']> {
  const { input, tools } = task;
  const { size, sound, inputs = [], reads = [], outputs, folder, mostSeconds = MOST_SECONDS } = stream;
  const rate = `${video.rate.frames}/${video.rate.seconds}`;
  const limits = {
    ...limitsFor(Math.min(video.seconds, mostSeconds)),
    ...(stream.niceness !== undefined && { niceness: stream.niceness }),
  };
  const total = Math.max(1, (Math.min(video.seconds, mostSeconds) * video.rate.frames) / video.rate.seconds);
  const frames = watchFrames({
    size,
    rate: video.rate,
    onFrame: (frame) => stream.onProgress(Math.min(1, frame / total)),
  });
  const decode = [
    ...quietly,
    ...options('-threads 1'),
    ...decoding(video.reader),
    '-i',
    input,
    ...options(
      `-map 0:${video.picture} -t ${mostSeconds} -filter_threads 1`,
      `-vf fps=${rate}:start_time=0,scale=${size.width}:${size.height}:out_range=tv,setsar=1,format=yuv420p`,
      '-f rawvideo pipe:1',
    ),
  ];
  const encode = [
    ...quietly,
    ...rawInput(`-f rawvideo -pixel_format yuv420p -video_size ${size.width}x${size.height} -framerate ${rate}`),
    ...(sound ? [...localOnly('mov'), '-i', sound] : []),
    ...inputs,
    ...coloursOf(video),
    ...outputs,
  ];
  await passSamples(task, {
    decode: { path: tools.ffmpeg, args: decode, reads: [input], limits },
    encode: { path: tools.ffmpeg, args: encode, reads: [...(sound ? [dirname(sound)] : []), ...reads], writes: folder, limits },
    pass: frames.pass,
    mostBytes: frameBytes(size) * Math.ceil(((mostSeconds + 1) * video.rate.frames) / video.rate.seconds + 2),
  });
  return frames.hashes;
}

/** Raw samples have no colour information, so that of the video is passed separately. */
function coloursOf({ colours: { space, transfer, primaries } }: Video): string[] {
  return options(
    '-color_range tv',
    ...(space ? [`-colorspace ${space}`] : []),
    ...(transfer ? [`-color_trc ${transfer}`] : []),
    ...(primaries ? [`-color_primaries ${primaries}`] : []),
  );
}
