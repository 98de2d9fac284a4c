import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { documentLimits } from '@subrosa/rules/documents/limits';
import { within } from './geometry.ts';
import { imageDecoder } from './image/decoder.ts';
import type { Size } from './image/messages.ts';
import { Refused } from './refused.ts';
import { runTool } from './run-tool.ts';
import { FIRST_BYTES, kindOfFormat, sniff, type Format } from './sniff.ts';
import { decoding, limitsFor, localOnly, options, quietly } from './video/ffmpeg.ts';
import { probe, type Video } from './video/probe.ts';
import { renditionsOf, type Rendition } from './video/renditions.ts';

interface Marking {
  path: string;
  folder: string;
  /** Path of a PNG of this size that is laid over it. */
  overlay: (size: Size) => Promise<string>;
}

/** Enough to read small print on a card. */
const LARGEST = { width: 2000, height: 2000 };
/** A camera needs a moment to stop. */
const MOST_SECONDS = documentLimits.videoSeconds + 5;

async function formatOf(path: string, kind: 'image' | 'video'): Promise<Format> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(FIRST_BYTES), 0, FIRST_BYTES, 0);
    const format = sniff(buffer.subarray(0, bytesRead));
    if (!format || kindOfFormat[format] !== kind) throw new Refused('type');
    return format;
  } finally {
    await file.close();
  }
}

/** A foreign picture with something laid over it, as JPEG; decoded by a process of its own. */
export async function markPicture({ path, folder, overlay }: Marking): Promise<Buffer> {
  await formatOf(path, 'image');
  const decoder = imageDecoder();
  try {
    const picture = { path, orients: true };
    const size = within(await decoder.ask({ ask: 'inspect', picture }), LARGEST);
    const to = join(folder, 'marked.jpg');
    await decoder.ask({ ask: 'mark', picture, size, overlay: await overlay(size), to });
    return await readFile(to);
  } finally {
    decoder.close();
  }
}

/** The same of a film, as MP4 of 480 lines. */
export async function markFilm({ path, folder, overlay }: Marking): Promise<Buffer> {
  const video = await probe(path, await formatOf(path, 'video'));
  const { smaller } = renditionsOf(video.size);
  const to = join(folder, 'marked.mp4');
  const args = [...quietly, ...filmOptions(video, smaller, await overlay(smaller)), to];
  await runTool({ command: 'ffmpeg', args, limits: { ...limitsFor(MOST_SECONDS), niceness: 0 } });
  return readFile(to);
}

function filmOptions({ path, reader, picture, sound }: Video, { width, height, quality }: Rendition, overlay: string): string[] {
  const laidOver = `[0:${picture}]scale=${width}:${height},setsar=1[film];[film][1:0]overlay=0:0,format=yuv420p[marked]`;
  return [
    ...options(`-threads 2 -t ${MOST_SECONDS}`),
    ...decoding(reader),
    '-i',
    path,
    ...localOnly('png_pipe'),
    '-i',
    overlay,
    ...options(`-filter_complex ${laidOver} -map [marked] -fpsmax 30 -c:v libx264 -preset superfast -crf ${quality} -threads 2`),
    ...options(sound === null ? '-an' : `-map 0:${sound} -c:a aac -b:a 96k -ac 2 -ar 48000`),
    ...options('-map_metadata -1 -map_chapters -1 -dn -sn -movflags +faststart -f mp4 -y'),
  ];
}
