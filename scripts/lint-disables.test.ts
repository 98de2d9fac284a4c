import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
/** Written in two parts, so that this file has no such comment itself. */
const DISABLE = ['oxlint', 'disable'].join('-');

const run = (program: string, ...args: string[]) => spawnSync(program, args, { cwd: ROOT, encoding: 'utf8' }).stdout;

/** The lines that disable a rule without a reason after `--`. */
const withoutReason = (lines: readonly string[]) =>
  lines.filter((line) => new RegExp(String.raw`(?://|/\*)\s*${DISABLE}`).test(line) && !/ -- \w{2}/.test(line));

describe('the check of comments that switch a lint rule off', () => {
  it('finds a reason in every one', () => {
    const lines = run('git', 'grep', '--untracked', '-n', DISABLE).split('\n');
    expect(lines.length).toBeGreaterThan(5);
    expect(withoutReason(lines)).toEqual([]);
  });

  it('reports a missing reason', () => {
    const planted = [`// ${DISABLE}-next-line no-debugger`, `{/* ${DISABLE} no-debugger */}`, `//${DISABLE}-line no-debugger --`];
    expect(withoutReason(planted)).toEqual(planted);
    expect(withoutReason([`// ${DISABLE}-next-line no-debugger -- it is a debugger`])).toEqual([]);
  });

  it('rejects a comment without a rule, without a need, or in the form of ESLint', () => {
    const folder = mkdtempSync(join(tmpdir(), 'disables-'));
    const file = join(folder, 'planted.ts');
    writeFileSync(
      file,
      [
        `// ${DISABLE}-next-line no-debugger`,
        'export const needsNone = 1;',
        `// ${DISABLE}-next-line`,
        'debugger;',
        '// eslint-disable-next-line no-debugger',
        'debugger;',
      ].join('\n'),
    );
    const output = run(join(ROOT, 'node_modules/.bin/oxlint'), '-c', '.oxlintrc.json', '--format=unix', file);
    rmSync(folder, { recursive: true });
    const lines = [...output.matchAll(/planted\.ts:(\d+):/g)].map(([, line]) => Number(line));
    expect(lines.toSorted()).toEqual([1, 3, 6]);
  });
});
