import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { EXIT_NOT_CHECKED } from '../verdict.ts';
import { problemWithSubject } from './subject.ts';

describe('problemWithSubject', () => {
  it.each([
    'requests: limit free members to one post a day',
    'one-machine: replace each process once in an upgrade',
    'web, e2e: process a list in pages',
    'load: seed, feed and shed',
    'docs/commands: pass a name',
    `x: ${'y'.repeat(69)}`,
  ])('accepts: %s', (subject) => {
    expect(problemWithSubject(subject)).toBeNull();
  });

  it.each([
    [`x: ${'y'.repeat(70)}`, 'has 73 characters, at most 72 are allowed'],
    ['limit free members to one post a day', 'is not of the form `scope: imperative`'],
    ['Requests: limit free members', 'is not of the form `scope: imperative`'],
    ['requests:limit free members', 'is not of the form `scope: imperative`'],
    ['Revert "docs: name the port"', 'is not of the form `scope: imperative`'],
    ['requests: limited free members', 'is not in the imperative'],
    ['requests: Limiting free members', 'is not in the imperative'],
    ['requests: limits free members', 'is not in the imperative'],
    ['changelog: alerts, and what changes in a cluster', 'is not in the imperative'],
    ['requests: a limit for free members', 'does not start with a verb'],
    ['requests: 2 posts a day', 'does not start with a verb'],
    ['requests: limit free members.', 'ends with a full stop'],
  ])('rejects: %s', (subject, problem) => {
    expect(problemWithSubject(subject)).toBe(problem);
  });
});

describe('commits.ts', () => {
  let root = '';
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  const make = (): string => (root = mkdtempSync(join(tmpdir(), 'commits-')));
  const git = (date: string, ...args: string[]): void => {
    const who = ['-c', 'user.name=x', '-c', 'user.email=x@y.z', '-c', 'commit.gpgsign=false'];
    const env = { ...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date };
    execFileSync('git', [...who, ...args], { cwd: root, env, stdio: 'ignore' });
  };
  const commit = (date: string, subject: string): void => git(date, 'commit', '--allow-empty', '-m', subject);
  const run = (folder = root): { code: number | null; output: string } => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, '../commits.ts'), folder], {
      encoding: 'utf8',
    });
    return { code: status, output: stdout + stderr };
  };
  const [BEFORE, AFTER] = ['2026-11-01T00:00:00Z', '2027-01-01T00:00:00Z'];

  it('reports a planted subject, and ignores merges and commits before the rule', () => {
    make();
    git(BEFORE, 'init', '-q', '-b', 'main');
    commit(BEFORE, 'An old subject of any form');
    commit(AFTER, 'docs: name the port');
    git(AFTER, 'checkout', '-qb', 'other');
    commit(AFTER, 'docs: name the host');
    git(AFTER, 'checkout', '-q', 'main');
    git(AFTER, 'merge', '--no-ff', 'other', '-m', "Merge branch 'other'");
    expect(run()).toMatchObject({ code: 0, output: expect.stringContaining('2 commits') as string });
    commit(AFTER, 'Named the user');
    expect(run()).toMatchObject({ code: 1, output: expect.stringContaining('"Named the user" is not of the form') as string });
  });

  it('checks the commits of a shallow clone', () => {
    make();
    git(BEFORE, 'init', '-q', '-b', 'main');
    commit(AFTER, 'Named the port');
    commit(AFTER, 'docs: name the port');
    const copy = join(root, 'copy');
    git(AFTER, 'clone', '-q', '--depth', '1', `file://${root}`, copy);
    expect(run(copy)).toMatchObject({ code: 0, output: expect.stringContaining('1 commits') as string });
  });

  it('checks nothing without a history', () => {
    expect(run(make())).toMatchObject({ code: EXIT_NOT_CHECKED, output: expect.stringContaining('no history') as string });
  });
});
