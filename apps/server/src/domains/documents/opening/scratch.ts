import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// In a container the next process has the number of the last.
const own = `${process.pid}-${randomBytes(6).toString('hex')}`;
const NAME = /^subrosa-document-((\d+)-[0-9a-f]{12})-/;

/** A folder that only this process can read, for as long as one document is open. */
export async function inScratch<Result>(root: string | undefined, work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(root ?? tmpdir(), `subrosa-document-${own}-`));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** What a process that was killed left behind. */
export async function clearScratch(root: string | undefined): Promise<void> {
  const place = root ?? tmpdir();
  for (const name of await readdir(place)) {
    const [, owner, pid] = NAME.exec(name) ?? [];
    if (owner === undefined || owner === own) continue;
    if (Number(pid) === process.pid || !isRunning(Number(pid))) await rm(join(place, name), { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // There, and somebody else's.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
