/** Finds the files that changed since the last passed check on this machine. */
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { affectedDomains } from './affected-domains.ts';

const ROOT = join(import.meta.dirname, '../..');
const PASSED = join(ROOT, '.artifacts/checked');
const DOMAINS = join(ROOT, 'apps/server/src/domains');

const git = (args: readonly string[], env: Record<string, string> = {}) =>
  execFileSync('git', args, { cwd: ROOT, env: { ...process.env, ...env }, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

const linesOf = (text: string) => text.split('\n').filter(Boolean);

/** Writes the work tree, including uncommitted files, as a git tree and returns its hash; null without a git repository. */
export function currentTree(): string | null {
  const index = join(ROOT, '.artifacts/check-index');
  mkdirSync(join(ROOT, '.artifacts'), { recursive: true });
  rmSync(index, { force: true });
  try {
    git(['add', '-A'], { GIT_INDEX_FILE: index });
    return git(['write-tree'], { GIT_INDEX_FILE: index });
  } catch {
    return null;
  }
}

export const rememberPassed = (tree: string): void => writeFileSync(PASSED, tree);

/** Null without an earlier check: then everything counts as changed. */
export function changedFiles(tree: string): string[] | null {
  try {
    return linesOf(git(['diff', '--name-only', '--no-renames', readFileSync(PASSED, 'utf8'), tree]));
  } catch {
    return null;
  }
}

/** The changed sources and those that import them by name, because a changed type can cause an error in its users. */
export function sourcesToLint(files: readonly string[]): string[] {
  const sources = files.filter((file) => /\.tsx?$/.test(file));
  if (sources.length === 0) return [];
  const names = sources.map((file) => basename(file).replace(/\.tsx?$/, ''));
  const patterns = names.flatMap((name) => ['-e', `/${name}'`, '-e', `/${name}.ts'`, '-e', `/${name}.tsx'`]);
  let importers: string[] = [];
  try {
    importers = linesOf(git(['grep', '-lF', '--untracked', ...patterns, '--', '*.ts', '*.tsx']));
  } catch {
    // Nothing imports them.
  }
  return [...new Set([...sources, ...importers])].filter((file) => existsSync(join(ROOT, file)));
}

/** Paths of the server's tests to run, with those of the whole server. */
export function serverTestsFor(files: readonly string[]): string[] | 'all' {
  const domains = globSync('*/', { cwd: DOMAINS });
  const affected = affectedDomains(files, { domains, importsOf });
  if (affected === 'all' || affected.length === 0) return affected;
  return ['apps/server/src/app/', 'apps/server/test/', ...affected.map((domain) => `apps/server/src/domains/${domain}/`)];
}

function importsOf(domain: string): string[] {
  const texts = globSync(`${domain}/**/*.ts`, { cwd: DOMAINS }).map((file) => readFileSync(join(DOMAINS, file), 'utf8'));
  return texts.flatMap((text) => [...text.matchAll(/from '(?:\.\.\/)+([a-z]+)\/index\.ts'/g)].map(([, name]) => name ?? ''));
}
