import { z } from 'zod';
import type { Size } from '../image/messages.ts';
import { Refused } from '../refused.ts';
import { runTool } from '../run-tool.ts';
import type { Format } from '../sniff.ts';
import { knownPictures, knownSounds, localOnly, options, readerOf, shortLimits } from './ffmpeg.ts';

/** What is known about a video before it is decoded. */
export interface Video {
  path: string;
  reader: string;
  /** Numbers of the streams that are kept: the first of each kind. */
  picture: number;
  sound: number | null;
  /** As it is coded. */
  frame: Size;
  /** As it is shown: turned, and with square pixels. */
  size: Size;
  seconds: number;
}

const stream = z.object({
  index: z.int(),
  codec_type: z.string().optional(),
  codec_name: z.string().optional(),
  width: z.int().optional(),
  height: z.int().optional(),
  sample_aspect_ratio: z.string().optional(),
  duration: z.coerce.number().optional(),
  disposition: z.object({ attached_pic: z.int() }).optional(),
  side_data_list: z.array(z.object({ rotation: z.number().optional() })).optional(),
});

type Stream = z.output<typeof stream>;

const report = z.object({
  streams: z.array(stream).default([]),
  format: z.object({ duration: z.coerce.number().optional() }).default({}),
});

// Nothing is decoded to find out more: what the headers do not say is not needed.
const headersOnly = options('-v error -nofind_stream_info');

export async function probe(path: string, format: Format): Promise<Video> {
  const reader = readerOf(format);
  const args = [...headersOnly, ...localOnly(reader), ...options('-show_streams -show_format -of json'), path];
  const output = await runTool({ command: 'ffprobe', args, limits: shortLimits });
  const { streams, format: whole } = reading(output);
  // The cover of a song is a picture stream too, and no video.
  const picture = streams.find((one) => one.codec_type === 'video' && one.disposition?.attached_pic !== 1);
  if (!picture || !knownPictures.includes(picture.codec_name ?? '')) throw new Refused('type', 'no video in it that we know');
  const { width = 0, height = 0 } = picture;
  if (width < 1 || height < 1) throw new Refused('unreadable', 'a video without a size');
  const sound = streams.find((one) => one.codec_type === 'audio' && knownSounds.includes(one.codec_name ?? ''));
  const said = Math.max(whole.duration ?? 0, picture.duration ?? 0);
  return {
    path,
    reader,
    picture: picture.index,
    sound: sound?.index ?? null,
    frame: { width, height },
    size: shownSize(picture, { width, height }),
    seconds: said > 0 ? said : await lastMoment(path, reader, picture.index),
  };
}

function reading(output: Buffer): z.output<typeof report> {
  const parsed = report.safeParse(JSON.parse(output.toString()));
  if (!parsed.success) throw new Refused('unreadable', 'ffprobe saw nothing that makes sense');
  return parsed.data;
}

function shownSize({ sample_aspect_ratio: ratio = '1:1', side_data_list: sides = [] }: Stream, { width, height }: Size): Size {
  const [across = 1, down = 1] = ratio.split(':').map(Number);
  const stretch = across > 0 && down > 0 && across / down < 10 && down / across < 10 ? across / down : 1;
  const square = { width: Math.max(1, Math.round(width * stretch)), height };
  const turned = sides.some(({ rotation = 0 }) => Math.abs(rotation) % 180 === 90);
  return turned ? { width: square.height, height: square.width } : square;
}

/** What browsers record says no duration: then the times of the packets do. */
async function lastMoment(path: string, reader: string, picture: number): Promise<number> {
  const times = options(`-select_streams ${picture} -show_entries packet=pts_time -of csv=p=0`);
  const output = await runTool({ command: 'ffprobe', args: [...headersOnly, ...localOnly(reader), ...times, path], limits: shortLimits });
  const moments = output.toString().split('\n').map(Number.parseFloat).filter(Number.isFinite);
  const last = moments.reduce((most, moment) => Math.max(most, moment), 0);
  if (moments.length === 0) throw new Refused('unreadable', 'a video without frames');
  return Math.max(last, 0.04);
}
