import { createRequire } from 'node:module';
import { join } from 'node:path';
import { mediaLimits } from '@subrosa/rules/media/limits';
import { z } from 'zod';
import { FileRejectedError } from '../../platform/decoder/decoder.ts';
import { rejections, results, type PictureOutput, type Result, type Size } from '../../platform/decoder/protocol.ts';
import type { Limits, Program } from '../confinement/confine.ts';
import { within } from '../geometry.ts';
import type { Task } from '../operation.ts';
import { formatOf, type Format } from '../sniff.ts';
import { convertHeif } from './convert-heif.ts';

// V8 reserves 600 MB of writable memory for code and uses almost none of it, so the resident memory is limited.
const limits: Limits = {
  cpuSeconds: 120,
  memoryMegabytes: 1100,
  virtualMegabytes: 2600,
  residentMegabytes: 300,
  fileMegabytes: 64,
  deadlineMs: 60_000,
};

const frugal = ['--max-old-space-size=64', '--max-semi-space-size=2', '--disallow-code-generation-from-strings'];

const script = join(import.meta.dirname, 'image-process.ts');

/** All files that the image process loads. */
function ownFiles(): string[] {
  const main = createRequire(import.meta.filename).resolve('sharp');
  const modules = main.slice(0, main.lastIndexOf('/sharp/dist/'));
  return [
    import.meta.dirname,
    join(import.meta.dirname, '../geometry.ts'),
    join(import.meta.dirname, '../../../package.json'),
    ...['sharp', '@img', 'detect-libc', 'semver', 'thumbhash'].map((name) => join(modules, name)),
  ];
}

const readsOfProcess = ownFiles();

const env = {
  // Only libvips' loaders that are widely tested against hostile files are enabled.
  VIPS_BLOCK_UNTRUSTED: '1',
  UV_THREADPOOL_SIZE: '2',
  // Otherwise it would read the system's file.
  OPENSSL_CONF: '/dev/null',
};

/** Describes one run of the image process. */
export function imageProcess(
  { tools, compiled }: Pick<Task, 'tools' | 'compiled'>,
  args: readonly string[],
  paths: { reads: readonly string[]; writes?: string },
): Program {
  return {
    path: tools.node,
    args: [...frugal, script, ...args],
    reads: [...readsOfProcess, ...paths.reads, ...(paths.writes === compiled ? [] : [compiled])],
    ...(paths.writes && { writes: paths.writes }),
    env: { ...env, NODE_COMPILE_CACHE: compiled },
    limits,
  };
}

const rejected = z.object({ rejected: z.enum(rejections), detail: z.string() });
const side = z.int().min(1).max(1_000_000);
const size = z.object({ width: side, height: side });
const decoded = z.object({ original: size, size });

const coded: readonly Format[] = ['heic', 'avif'];
const MOST_LINE = 4096;

export interface DecodedPicture {
  original: Size;
  size: Size;
  /** Three bytes for each pixel. */
  pixels: Buffer;
}

/** The output is as untrusted as the file: sizes must agree with each other, with the box, and with the number of bytes. */
export async function decodePicture(task: Task, box: Size): Promise<DecodedPicture> {
  const format = await formatOf(task.input, 'image');
  const file = coded.includes(format) ? await convertHeif(task) : task.input;
  const isUpright = file !== task.input;
  const args = ['decode', file, isUpright ? 1 : 0, mediaLimits.pixels, box.width, box.height].map(String);
  const output = await task.runner.run(imageProcess(task, args, { reads: [file] }), box.width * box.height * 3 + MOST_LINE);
  const end = output.subarray(0, MOST_LINE).indexOf('\n');
  const { original, size: shrunk } = read(decoded, output.subarray(0, Math.max(0, end)));
  const pixels = output.subarray(end + 1);
  const expected = within(original, box);
  const agrees =
    shrunk.width === expected.width &&
    shrunk.height === expected.height &&
    pixels.length === shrunk.width * shrunk.height * 3 &&
    original.width * original.height <= mediaLimits.pixels;
  if (!agrees) throw new FileRejectedError('unreadable', 'pixels and size do not agree');
  return { original, size: shrunk, pixels };
}

interface EncodePictureInput {
  /** Path of the pixels. */
  pixels: string;
  size: Size;
  outputs: readonly PictureOutput[];
}

/** Encodes in a process that has only the pixels; returns the folder of the files. */
export async function encodePicture(
  task: Task,
  { pixels, size: given, outputs }: EncodePictureInput,
): Promise<{ folder: string; made: Result<'encode-picture'> }> {
  const folder = await task.output('encoded');
  const args = ['encode', pixels, String(given.width), String(given.height), folder, JSON.stringify(outputs)];
  const output = await task.runner.run(imageProcess(task, args, { reads: [pixels], writes: folder }), MOST_LINE);
  return { folder, made: read(results['encode-picture'], output) };
}

function read<Schema extends z.ZodType>(schema: Schema, line: Buffer): z.output<Schema> {
  const value = json(line);
  const rejection = rejected.safeParse(value);
  if (rejection.success) throw new FileRejectedError(rejection.data.rejected, rejection.data.detail);
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new FileRejectedError('unreadable', 'the image process wrote something else');
  return parsed.data;
}

function json(line: Buffer): unknown {
  try {
    return JSON.parse(line.toString());
  } catch {
    return null;
  }
}
