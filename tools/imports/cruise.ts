import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const CRUISER = join(import.meta.dirname, 'node_modules/.bin/depcruise');

interface Cruise {
  summary: { totalCruised: number; violations: { rule: { name: string }; from: string; to: string }[] };
}

/** Holds the tree below `root` against the import rules. */
export async function cruise(root: string, folders: readonly string[]): Promise<Cruise['summary']> {
  const present = folders.filter((folder) => existsSync(join(root, folder)));
  const args = ['--config', join(import.meta.dirname, 'rules.cjs'), '--output-type', 'json', '--no-cache', ...present];
  const { stdout } = await promisify(execFile)(CRUISER, args, { cwd: root, maxBuffer: 256 * 1024 * 1024 }).catch(
    (error: { stdout?: string }) => {
      // Violations make it exit with their number, the report still comes.
      if (error.stdout) return { stdout: error.stdout };
      throw error;
    },
  );
  return (JSON.parse(stdout) as Cruise).summary;
}
