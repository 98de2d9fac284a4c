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
 * Converts HEIC and AVIF to JPEG first: sharp's library cannot read the one and needs twice the memory for the other. The
 * picture is rotated upright in any case.
 */
export async function convertHeif({ input, tools, runner, output }: Task): Promise<string> {
  const folder = await output('converted');
  const args = ['-q', '95', input, join(folder, 'picture.jpg')];
  await runner.run({ path: tools.heifConvert, args, reads: [input], writes: folder, limits });
  // If the file contains several pictures, they are numbered, and the first is used.
  const names = ['picture.jpg', 'picture-1.jpg'];
  const first = (await readdir(folder, { withFileTypes: true })).find((file) => file.isFile() && names.includes(file.name));
  if (!first) throw new FileRejectedError('unreadable', 'heif-convert wrote no picture');
  return join(folder, first.name);
}
