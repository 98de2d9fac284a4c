/** What changed since the quick check passed the last time on this machine. */
import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { changedRooms } from './changed-rooms.ts';

const ROOT = join(import.meta.dirname, '../..');
const PASSED = join(ROOT, '.artifacts/checked');
const DOMAINS = join(ROOT, 'apps/server/src/domains');

const git = (args: readonly string[], env: Record<string, string> = {}) =>
  execFileSync('git', args, { cwd: ROOT, env: { ...process.env, ...env }, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/** The work tree as it stands, committed or not, as an object of git. */
export function treeNow(): string {
  const index = join(ROOT, '.artifacts/check-index');
  mkdirSync(join(ROOT, '.artifacts'), { recursive: true });
  rmSync(index, { force: true });
  git(['add', '-A'], { GIT_INDEX_FILE: index });
  return git(['write-tree'], { GIT_INDEX_FILE: index });
}

export const keepPassed = (tree: string): void => writeFileSync(PASSED, tree);

/** Paths of the server's tests to run, with those of the whole house; 'all' where nothing is known of an earlier check. */
export function serverTests(tree: string): string[] | 'all' {
  try {
    const files = git(['diff', '--name-only', '--no-renames', readFileSync(PASSED, 'utf8'), tree])
      .split('\n')
      .filter(Boolean);
    const domains = globSync('*/', { cwd: DOMAINS });
    const rooms = changedRooms(files, { domains, importsOf });
    if (rooms === 'all' || rooms.length === 0) return rooms;
    return ['apps/server/src/app/', ...rooms.map((domain) => `apps/server/src/domains/${domain}/`)];
  } catch {
    return 'all';
  }
}

function importsOf(domain: string): string[] {
  const texts = globSync(`${domain}/**/*.ts`, { cwd: DOMAINS }).map((file) => readFileSync(join(DOMAINS, file), 'utf8'));
  return texts.flatMap((text) => [...text.matchAll(/from '(?:\.\.\/)+([a-z]+)\/index\.ts'/g)].map(([, name]) => name ?? ''));
}
