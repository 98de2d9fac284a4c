import { join } from 'node:path';
import { FileRejectedError } from '../../platform/decoder/decoder.ts';
import type { Size } from '../../platform/decoder/protocol.ts';
import { sendFile, type Task } from '../operation.ts';
import { bare, options } from './ffmpeg.ts';
import { encodeFrames } from './pictures.ts';
import { probe } from './probe.ts';
import { renditionsOf } from './renditions.ts';
import { encodeSound } from './sound.ts';

/**
 * Overlays a watermark on every frame and writes an MP4 of 480 lines. The watermark is pixels, four bytes each, in the size
 * of the output.
 */
export async function watermarkVideo(task: Task, watermark: { path: string; size: Size }, seconds: number): Promise<void> {
  const video = await probe(task);
  const { smaller } = renditionsOf(video.size);
  if (smaller.width !== watermark.size.width || smaller.height !== watermark.size.height) {
    throw new FileRejectedError('unreadable', 'the size is not what it was');
  }
  const sound = await encodeSound(task, video, 96);
  const folder = await task.output('watermarked');
  const path = join(folder, 'film.mp4');
  const overlay = sound ? 2 : 1;
  await encodeFrames(task, video, {
    size: smaller,
    sound,
    inputs: [
      ...options(`-protocol_whitelist file -f rawvideo -pixel_format rgba -video_size ${smaller.width}x${smaller.height}`),
      '-i',
      watermark.path,
    ],
    reads: [watermark.path],
    outputs: [
      ...options(`-filter_complex [0:v][${overlay}:v]overlay=0:0,format=yuv420p[marked] -map [marked]`),
      ...options(`-c:v libx264 -preset superfast -crf ${smaller.quality} -threads 2`),
      ...(sound ? options('-map 1:a -c:a copy') : ['-an']),
      ...bare,
      ...options('-movflags +faststart -f mp4 -y'),
      path,
    ],
    folder,
    niceness: 0,
    mostSeconds: seconds,
    onProgress: task.progress,
  });
  await sendFile(task, 'film.mp4', path);
}
