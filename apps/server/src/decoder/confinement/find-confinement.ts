import { constants } from 'node:fs';
import { access, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { systemTools } from '../operation.ts';
import { imageProcess } from '../pictures/pictures.ts';
import { toolRunner } from '../run-tool.ts';
import { changeOwner } from '../workspace.ts';
import { UNPRIVILEGED_USER, type Confinement } from './confine.ts';

interface ConfinementOptions {
  launcher: string;
  bubblewrap: string;
  /** Folder in which this process keeps its files. */
  root: string;
}

export interface FoundConfinement {
  /** Null when no confinement works. */
  confinement: Confinement | null;
  /** Folder with Node's compile cache of the image process; it is read-only afterwards. */
  compiled: string;
  /** The reason for each confinement that did not work. */
  problems: string[];
}

const SIZE = 16;

/**
 * Returns the strictest confinement that works on this machine: each is tested with the image process, which must not be
 * able to read a foreign file.
 */
export async function findConfinement({ launcher, bubblewrap, root }: ConfinementOptions): Promise<FoundConfinement> {
  const [compiled, foreign] = [join(root, 'compiled'), join(root, 'foreign')];
  await mkdir(compiled, { mode: 0o755 });
  await writeFile(foreign, 'nobody may read this', { mode: 0o644 });
  const problems: string[] = [];
  for (const confinement of candidates(launcher, bubblewrap)) {
    try {
      await access(launcher, constants.X_OK);
      await tryOut(confinement, { root, compiled, foreign });
      return { confinement, compiled, problems };
    } catch (error) {
      problems.push(`${describeConfinement(confinement)}: ${(error as Error).message}`);
    }
  }
  return { confinement: null, compiled, problems };
}

function candidates(launcher: string, bubblewrap: string): Confinement[] {
  const users = process.getuid?.() === 0 ? [UNPRIVILEGED_USER, null] : [null];
  return [bubblewrap, null].flatMap((program) => users.map((user) => ({ launcher, bubblewrap: program, user })));
}

export function describeConfinement({ bubblewrap, user }: Confinement): string {
  return ['Landlock', 'seccomp', ...(bubblewrap ? ['bubblewrap'] : []), ...(user === null ? [] : [`user ${user}`])].join(', ');
}

interface Trial {
  root: string;
  compiled: string;
  foreign: string;
}

async function tryOut(confinement: Confinement, { root, compiled, foreign }: Trial): Promise<void> {
  const image = { tools: systemTools, compiled };
  const runner = toolRunner({ confinement, signal: AbortSignal.timeout(30_000) });
  const pixels = join(root, 'trial');
  await writeFile(pixels, Buffer.alloc(SIZE * SIZE * 3), { mode: 0o644 });
  // Node writes its compile cache here for subsequent runs, which may only read it.
  await changeOwner(compiled, confinement.user);
  const args = ['encode', pixels, String(SIZE), String(SIZE), compiled, '[]'];
  const output = await runner.run(imageProcess(image, args, { reads: [pixels], writes: compiled }));
  if (!output.includes('placeholder')) throw new Error(`the image process wrote ${output.toString().slice(0, 200)}`);
  const read = await runner.run(imageProcess(image, ['encode', foreign, '1', '1', compiled, '[]'], { reads: [] }));
  if (!/EACCES|ENOENT/.test(read.toString())) throw new Error('a foreign file can be read');
}
