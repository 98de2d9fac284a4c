import { randomBytes } from 'node:crypto';
import { chown, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// In a container the next process may have the same process id.
const own = `${process.pid}-${randomBytes(6).toString('hex')}`;
const NAME = /^subrosa-decoder-((\d+)-[0-9a-f]{12})$/;

/** Files of one request: the uploaded file and the output of programs. */
export interface Workspace {
  folder: string;
  /** Creates a folder for the output of a program. */
  output(name: string): Promise<string>;
}

/** Creates the folder of this process; the programs that it starts can enter but not list it. */
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

/** If this process is root, the programs run as another user. */
export async function changeOwner(path: string, user: number | null): Promise<void> {
  if (user !== null) await chown(path, user, user);
}

/** Removes folders of killed processes. */
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
    // It exists and belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
