import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface Bench {
  /** The path of a file in the folder. */
  at(name: string): string;
  /** Runs a command in the folder, with `ffmpeg` in quiet mode. */
  run(command: string, ...args: string[]): Promise<void>;
  put(name: string, content: Buffer | string): Promise<string>;
  take(name: string): Promise<Buffer>;
}

/** Runs command line tools in a temporary folder to produce a file. */
export async function onBench<Result>(job: (bench: Bench) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'subrosa-bench-'));
  const at = (name: string) => join(folder, name);
  try {
    return await job({
      at,
      run: async (command, ...args) => {
        const quiet = command === 'ffmpeg' ? ['-v', 'error', '-nostdin', '-y'] : [];
        await run(command, [...quiet, ...args], { cwd: folder, timeout: 60_000, maxBuffer: 16 * 1024 * 1024 });
      },
      put: async (name, content) => {
        await writeFile(at(name), content);
        return at(name);
      },
      take: (name) => readFile(at(name)),
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
