import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sizeOf } from '../../files.ts';
import { fitted } from '../geometry.ts';
import { Refused } from '../refused.ts';
import { runTool } from '../run-tool.ts';
import { decoding, options, quietly, shortLimits } from './ffmpeg.ts';
import type { Video } from './probe.ts';

const POSTER_SECOND = 1;

/** A frame of the first second, as a picture; of a shorter video the middle, and where that cannot be found the first. */
export async function posterOf(video: Video, folder: string): Promise<string> {
  const path = join(folder, 'poster.png');
  for (const moment of [Math.min(POSTER_SECOND, video.seconds / 2), 0]) {
    await runTool({ command: 'ffmpeg', args: [...quietly, ...frameAt(moment, video), '-y', path], limits: shortLimits });
    if (await stat(path).catch(() => null)) return path;
  }
  throw new Refused('unreadable', 'a video without frames');
}

function frameAt(moment: number, { path, reader, picture, size }: Video): string[] {
  const { width, height } = sizeOf(fitted(size), 'large');
  return [
    ...options(`-threads 1 -ss ${moment.toFixed(3)}`),
    ...decoding(reader),
    '-i',
    path,
    ...options(`-map 0:${picture} -frames:v 1 -vf scale=${width}:${height},setsar=1,format=rgb24 -map_metadata -1`),
  ];
}
