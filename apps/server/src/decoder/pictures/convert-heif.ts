import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { FileRejectedError } from '../../platform/decoder/decoder.ts';
import type { Limits } from '../confinement/confine.ts';
import type { Task } from '../operation.ts';

const limits: Limits = {
  cpuSeconds: 60,
  memoryMegabytes: 330,
  virtualMegabytes: 800,
  fileMegabytes: 128,
  folderMegabytes: 256,
  deadlineMs: 60_000,
};

/**
 * HEIC and AVIF become JPEG first: the library inside sharp cannot read the one and takes twice the memory for the other.
 * The picture is turned upright on the way, whatever its EXIF says.
 */
export async function convertHeif({ input, tools, runner, output }: Task): Promise<string> {
  const folder = await output('converted');
  const args = ['-q', '95', input, join(folder, 'picture.jpg')];
  await runner.run({ path: tools.heifConvert, args, reads: [input], writes: folder, limits });
  // Of several pictures in one file the first is taken; then they are numbered.
  const names = ['picture.jpg', 'picture-1.jpg'];
  const first = (await readdir(folder, { withFileTypes: true })).find((file) => file.isFile() && names.includes(file.name));
  if (!first) throw new FileRejectedError('unreadable', 'heif-convert wrote no picture');
  return join(folder, first.name);
}
