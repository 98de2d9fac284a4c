import { randomBytes } from 'node:crypto';
import { chown, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// In a container the next process has the number of the last.
const own = `${process.pid}-${randomBytes(6).toString('hex')}`;
const NAME = /^subrosa-decoder-((\d+)-[0-9a-f]{12})$/;

/** Files of one request: the file that came, and what programs make of it. */
export interface Workspace {
  folder: string;
  /** A new folder that a program writes. */
  output(name: string): Promise<string>;
}

/** Where this process keeps its files; the programs that it starts can enter it, and list nothing. */
export async function createRoot(scratch: string | undefined): Promise<string> {
  const parent = scratch ?? tmpdir();
  await clearLeftovers(parent);
  const root = join(parent, `subrosa-decoder-${own}`);
  await mkdir(root, { mode: 0o711 });
  return root;
}

export async function inWorkspace<Result>(
  root: string,
  user: number | null,
  work: (workspace: Workspace) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(root, 'request-'));
  try {
    await changeOwner(folder, user);
    return await work({
      folder,
      output: async (name) => {
        const made = join(folder, name);
        await mkdir(made, { recursive: true, mode: 0o700 });
        await changeOwner(made, user);
        return made;
      },
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Where this process is root, programs are somebody else. */
export async function changeOwner(path: string, user: number | null): Promise<void> {
  if (user !== null) await chown(path, user, user);
}

/** What a process that was killed left behind. */
async function clearLeftovers(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    const [, owner, pid] = NAME.exec(name) ?? [];
    if (owner === undefined || owner === own) continue;
    if (Number(pid) === process.pid || !isRunning(Number(pid))) await rm(join(parent, name), { recursive: true, force: true });
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
