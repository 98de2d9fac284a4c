import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FileRejectedError } from '../../platform/decoder/decoder.ts';
import type { Size } from '../../platform/decoder/protocol.ts';
import type { Task } from '../operation.ts';
import { decoding, options, quietly, shortLimits } from './ffmpeg.ts';
import type { Video } from './probe.ts';

const POSTER_SECOND = 1;

/** Writes a frame of the first second as pixels to a file; for a shorter video the middle frame, and if that fails the first. */
export async function posterOf(task: Task, video: Video, size: Size): Promise<string> {
  const bytes = size.width * size.height * 3;
  for (const moment of [Math.min(POSTER_SECOND, video.seconds / 2), 0]) {
    const pixels = await frameAt(task, video, { moment, size, bytes });
    if (pixels.length === 0) continue;
    if (pixels.length !== bytes) throw new FileRejectedError('unreadable', 'pixels and size do not agree');
    const path = join(task.folder, 'poster');
    await writeFile(path, pixels);
    return path;
  }
  throw new FileRejectedError('unreadable', 'a video without frames');
}

interface FrameQuery {
  moment: number;
  size: Size;
  bytes: number;
}

function frameAt({ input, tools, runner }: Task, { reader, picture }: Video, { moment, size, bytes }: FrameQuery): Promise<Buffer> {
  const args = [
    ...quietly,
    ...options(`-threads 1 -ss ${moment.toFixed(3)}`),
    ...decoding(reader),
    '-i',
    input,
    ...options(
      `-map 0:${picture} -frames:v 1 -vf scale=${size.width}:${size.height},setsar=1,format=rgb24 -pix_fmt rgb24 -f rawvideo pipe:1`,
    ),
  ];
  return runner.run({ path: tools.ffmpeg, args, reads: [input], limits: shortLimits }, bytes);
}
