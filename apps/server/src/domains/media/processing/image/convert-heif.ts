import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Limits } from '../confined.ts';
import { Refused } from '../refused.ts';
import { runTool } from '../run-tool.ts';

const limits: Limits = { cpuSeconds: 60, memoryMegabytes: 330, addressMegabytes: 800, fileMegabytes: 128, deadlineMs: 60_000 };

/**
 * HEIC and AVIF become JPEG first: the library inside sharp cannot read the one and takes twice the memory for the other.
 * The picture is turned upright on the way, whatever its EXIF says.
 */
export async function convertHeif(path: string, folder: string): Promise<string> {
  const name = 'converted';
  await runTool({ command: 'heif-convert', args: ['-q', '95', path, join(folder, `${name}.jpg`)], limits });
  // Of several pictures in one file the first is taken; then they are numbered.
  const first = (await readdir(folder)).find((file) => file === `${name}.jpg` || file === `${name}-1.jpg`);
  if (!first) throw new Refused('unreadable', 'heif-convert wrote no picture');
  return join(folder, first);
}
