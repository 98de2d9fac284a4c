import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const CRUISER = join(import.meta.dirname, 'node_modules/.bin/depcruise');

interface Cruise {
  summary: { totalCruised: number; violations: { rule: { name: string }; from: string; to: string }[] };
}

/** The rule sets; each is applied to the tree separately. */
export const ruleSets = ['rules.cjs', 'cycles.cjs'] as const;

/** Checks the tree below `root` against every import rule. */
export async function cruise(root: string, folders: readonly string[]): Promise<Cruise['summary']> {
  const present = folders.filter((folder) => existsSync(join(root, folder)));
  const summaries = await Promise.all(ruleSets.map((rules) => cruiseWith(rules, root, present)));
  return {
    totalCruised: Math.max(...summaries.map(({ totalCruised }) => totalCruised)),
    violations: summaries.flatMap(({ violations }) => violations),
  };
}

async function cruiseWith(rules: string, root: string, folders: readonly string[]): Promise<Cruise['summary']> {
  const args = ['--config', join(import.meta.dirname, rules), '--output-type', 'json', '--no-cache', ...folders];
  const run = promisify(execFile)(CRUISER, args, { cwd: root, maxBuffer: 256 * 1024 * 1024 });
  const { stdout } = await run.catch((error: { stdout?: string }) => {
    // With violations it exits with their number, and still prints the report.
    if (error.stdout) return { stdout: error.stdout };
    throw error;
  });
  return (JSON.parse(stdout) as Cruise).summary;
}
