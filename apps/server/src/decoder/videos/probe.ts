import { z } from 'zod';
import { FileRejectedError } from '../../platform/decoder/decoder.ts';
import type { Size } from '../../platform/decoder/protocol.ts';
import type { Task } from '../operation.ts';
import { formatOf } from '../sniff.ts';
import { knownPictures, knownSounds, localOnly, options, readerOf, shortLimits } from './ffmpeg.ts';

/** Facts about a video from its headers. */
export interface Video {
  reader: string;
  /** Indexes of the streams to keep: the first of each kind. */
  picture: number;
  sound: number | null;
  /** The coded size. */
  frame: Size;
  /** The displayed size: rotated and with square pixels. */
  size: Size;
  seconds: number;
  /** Frames per second as a fraction: constant for the whole video, and limited to what players need. */
  rate: { frames: number; seconds: number };
  /** The colour space, in ffmpeg's terms. */
  colours: { space?: string; transfer?: string; primaries?: string };
}

const stream = z.object({
  index: z.int(),
  codec_type: z.string().optional(),
  codec_name: z.string().optional(),
  width: z.int().optional(),
  height: z.int().optional(),
  sample_aspect_ratio: z.string().optional(),
  duration: z.coerce.number().optional(),
  avg_frame_rate: z.string().optional(),
  color_space: z.string().optional(),
  color_transfer: z.string().optional(),
  color_primaries: z.string().optional(),
  disposition: z.object({ attached_pic: z.int() }).optional(),
  side_data_list: z.array(z.object({ rotation: z.number().optional() })).optional(),
});

type Stream = z.output<typeof stream>;

const report = z.object({
  streams: z.array(stream).default([]),
  format: z.object({ duration: z.coerce.number().optional() }).default({}),
});

// Reads headers only; nothing is decoded for further information.
const headersOnly = options('-v error -nofind_stream_info');

const MOST_FRAMES_A_SECOND = 30;

export async function probe(task: Task): Promise<Video> {
  const reader = readerOf(await formatOf(task.input, 'video'));
  const { streams, format: whole } = parseReport(await ffprobe(task, reader, '-show_streams -show_format -of json'));
  // The cover picture of an audio file is a picture stream too, but not a video.
  const picture = streams.find((one) => one.codec_type === 'video' && one.disposition?.attached_pic !== 1);
  if (!picture || !knownPictures.includes(picture.codec_name ?? '')) throw new FileRejectedError('type', 'no video in it that we know');
  const { width = 0, height = 0 } = picture;
  if (width < 1 || height < 1) throw new FileRejectedError('unreadable', 'a video without a size');
  const sound = streams.find((one) => one.codec_type === 'audio' && knownSounds.includes(one.codec_name ?? ''));
  const duration = Math.max(whole.duration ?? 0, picture.duration ?? 0);
  return {
    reader,
    picture: picture.index,
    sound: sound?.index ?? null,
    frame: { width, height },
    size: shownSize(picture, { width, height }),
    seconds: duration > 0 ? duration : await lastMoment(task, reader, picture.index),
    rate: rateOf(picture.avg_frame_rate ?? ''),
    colours: coloursOf(picture),
  };
}

function ffprobe({ input, tools, runner }: Task, reader: string, what: string): Promise<Buffer> {
  const args = [...headersOnly, ...localOnly(reader), ...options(what), input];
  return runner.run({ path: tools.ffprobe, args, reads: [input], limits: shortLimits });
}

function parseReport(output: Buffer): z.output<typeof report> {
  try {
    return report.parse(JSON.parse(output.toString()));
  } catch {
    throw new FileRejectedError('unreadable', 'ffprobe saw nothing that makes sense');
  }
}

/** If the rate is unknown, the maximum is used: frames are then duplicated. */
function rateOf(fraction: string): Video['rate'] {
  const [, frames = '0', seconds = '0'] = /^(\d{1,9})\/(\d{1,9})$/.exec(fraction) ?? [];
  const rate = Number(frames) / Number(seconds);
  if (rate > 1 && rate <= MOST_FRAMES_A_SECOND) return { frames: Number(frames), seconds: Number(seconds) };
  return rate <= 1 ? { frames: 1, seconds: 1 } : { frames: MOST_FRAMES_A_SECOND, seconds: 1 };
}

const knownColours: readonly string[] = ['bt709', 'smpte170m', 'bt470bg', 'bt2020nc', 'bt2020-10', 'bt2020', 'smpte2084', 'arib-std-b67'];

function coloursOf({ color_space: space = '', color_transfer: transfer = '', color_primaries: primaries = '' }: Stream): Video['colours'] {
  const known = (name: string) => knownColours.includes(name);
  return { ...(known(space) && { space }), ...(known(transfer) && { transfer }), ...(known(primaries) && { primaries }) };
}

function shownSize({ sample_aspect_ratio: ratio = '1:1', side_data_list: sides = [] }: Stream, { width, height }: Size): Size {
  const [across = 1, down = 1] = ratio.split(':').map(Number);
  const aspect = across > 0 && down > 0 && across / down < 10 && down / across < 10 ? across / down : 1;
  const square = { width: Math.max(1, Math.round(width * aspect)), height };
  const turned = sides.some(({ rotation = 0 }) => Math.abs(rotation) % 180 === 90);
  return turned ? { width: square.height, height: square.width } : square;
}

/** Recordings of browsers have no duration in the header, so the packet times are read. */
async function lastMoment(task: Task, reader: string, picture: number): Promise<number> {
  const output = await ffprobe(task, reader, `-select_streams ${picture} -show_entries packet=pts_time -of csv=p=0`);
  const moments = output.toString().split('\n').map(Number.parseFloat).filter(Number.isFinite);
  const last = moments.reduce((most, moment) => Math.max(most, moment), 0);
  if (moments.length === 0) throw new FileRejectedError('unreadable', 'a video without frames');
  return Math.max(last, 0.04);
}
