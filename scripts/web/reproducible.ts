/**
 * reproducible: builds the web app a second time in another folder, time zone and language, and compares all files with the first build.
 *
 *   node scripts/web/reproducible.ts           builds twice
 *   node scripts/web/reproducible.ts --built   compares with the build in apps/web/dist, which must be of the present sources
 *
 * Without this, nobody could compare the script that a site serves with its source.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findDifferences } from '../../packages/transparency/src/release/manifest.ts';
import { hashFiles } from './release-files.ts';

const ROOT = join(import.meta.dirname, '../..');
const MOST_NAMED = 50;
const SOURCES = ['package.json', 'tsconfig*.json', 'packages', 'apps/*/package.json', 'apps/web', 'scripts/web'];
/** Time, sorting and upper case differ by these. */
const ELSEWHERE = { TZ: 'Pacific/Kiritimati', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' };

function build(root: string, env: Record<string, string> = {}): void {
  const output = process.env['VERBOSE'] ? 'inherit' : 'ignore';
  execFileSync('npm', ['run', '--silent', 'build', '-w', '@subrosa/web'], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', output, 'inherit'],
  });
}

/** Copies the sources; the packages are hard links, so that this takes seconds. */
function copyTo(folder: string): void {
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...SOURCES], { cwd: ROOT });
  for (const file of files.toString().split('\0').filter(Boolean)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(ROOT, file), join(folder, file));
  }
  for (const packages of ['node_modules', 'apps/web/node_modules']) {
    execFileSync('cp', ['--archive', '--link', join(ROOT, packages), join(folder, packages)]);
  }
}

if (!process.argv.includes('--built')) build(ROOT);
mkdirSync(join(ROOT, '.artifacts'), { recursive: true });
const folder = mkdtempSync(join(ROOT, '.artifacts/second-build-'));
try {
  copyTo(folder);
  build(folder, ELSEWHERE);
  const [one, other] = [ROOT, folder].map((root) => hashFiles(join(root, 'apps/web/dist')));
  const differences = findDifferences(one ?? [], other ?? []);
  // A change in one file renames those that import it.
  for (const path of differences.slice(0, MOST_NAMED)) console.error(`differs: ${path}`);
  console.log(`${one?.length} files, ${differences.length} differ`);
  process.exitCode = differences.length > 0 ? 1 : 0;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
