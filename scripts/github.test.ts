import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const ROOT = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

interface Job {
  'runs-on'?: string;
  'timeout-minutes'?: number;
  permissions?: Record<string, string>;
  steps?: { uses?: string; run?: string; with?: Record<string, unknown> }[];
}

interface Workflow {
  on: Record<string, unknown>;
  permissions?: Record<string, string>;
  jobs: Record<string, Job>;
}

const onlyReads = (permissions: Record<string, string> | undefined) =>
  permissions !== undefined && Object.entries(permissions).every(([scope, access]) => scope === 'contents' && access === 'read');

/** Finds what would let foreign code, or the pull request of a stranger, run with our permissions. */
function problemsOf(text: string): string[] {
  const { on, permissions, jobs } = parse(text) as Workflow;
  const steps = Object.values(jobs).flatMap((job) => job.steps ?? []);
  const unpinned = [...text.matchAll(/uses: (.+)/g)]
    .map(([, action]) => action ?? '')
    .filter((action) => !action.startsWith('./') && !/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action));
  return [
    ...unpinned.map((action) => `not pinned by commit: ${action}`),
    ...Object.keys(on)
      .filter((trigger) => ['pull_request_target', 'workflow_run', 'issue_comment'].includes(trigger))
      .map((trigger) => `runs with our rights for strangers: ${trigger}`),
    ...(onlyReads(permissions) ? [] : ['the workflow may do more than read']),
    ...Object.entries(jobs)
      .filter(([, job]) => job['runs-on'] && !job['timeout-minutes'])
      .map(([name]) => `no time limit: ${name}`),
    // A job that publishes or signs must not run code of the tree.
    ...Object.entries(jobs)
      .filter(([, job]) => job.permissions && !onlyReads(job.permissions) && job.steps?.some(({ uses }) => uses?.includes('/checkout@')))
      .map(([name]) => `may write and has the tree: ${name}`),
    ...steps.filter(({ run }) => run?.includes('${{')).map(({ run }) => `expression in a script: ${run}`),
    ...steps
      .filter((step) => step.uses?.includes('/checkout@') && step.with?.['persist-credentials'] !== false)
      .map(() => 'checkout keeps its token'),
    ...(/actions\/cache|cache-(?:from|to):|\bcache:/.test(text) ? ['a cache could carry something into a release'] : []),
  ];
}

describe('workflows', () => {
  it.each(globSync('.github/workflows/*.yaml', { cwd: ROOT }))('%s runs only pinned code with minimal permissions', (path) => {
    expect(problemsOf(read(path))).toEqual([]);
  });

  it.each([
    ['a tag instead of a commit', /@[0-9a-f]{40} # (v\S+)/, '@$1', 'not pinned'],
    ['a dangerous trigger', 'pull_request:', 'pull_request_target:', 'strangers'],
    ['the right to write', 'contents: read', 'contents: write', 'more than read'],
    ['no time limit', /timeout-minutes: \d+/, 'name: x', 'no time limit'],
    ['an expression in a script', 'bash .ci/run', 'bash .ci/run ${{ github.head_ref }}', 'expression'],
    ['a token that stays', 'persist-credentials: false', 'clean: true', 'keeps its token'],
    ['a cache', 'name: check', 'name: check # actions/cache', 'cache'],
  ])('finds %s', (_, right, wrong, problem) => {
    const planted = read('.github/workflows/check.yaml').replace(right, wrong);
    expect(problemsOf(planted).join('\n')).toContain(problem);
  });
});

describe('CODEOWNERS', () => {
  it('names only paths that exist', () => {
    const lines = read('.github/CODEOWNERS').split('\n');
    const paths = lines.filter((line) => line.startsWith('/')).map((line) => line.split(/\s+/)[0] ?? '');
    expect(paths.length).toBeGreaterThan(10);
    expect(paths.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });
});

describe('issue forms', () => {
  it.each(['bug', 'idea'])('%s warns against data of members before the first field', (name) => {
    const { body } = parse(read(`.github/ISSUE_TEMPLATE/${name}.yml`)) as { body: { type: string; attributes: { value?: string } }[] };
    expect(body[0]?.type).toBe('markdown');
    expect(body[0]?.attributes.value).toContain('Never paste data of real members');
  });

  it('forbids blank issues', () => {
    expect(parse(read('.github/ISSUE_TEMPLATE/config.yml'))).toMatchObject({ blank_issues_enabled: false });
  });
});

it('names the same security contact and repository in every file', () => {
  const files = ['SECURITY.md', 'apps/web/public/.well-known/security.txt', ...globSync('.github/ISSUE_TEMPLATE/*.yml', { cwd: ROOT })];
  const text = files.map(read).join('\n');
  expect(new Set(text.match(/security@[\w.-]+\w/g)).size).toBe(1);
  expect(new Set(text.match(/https:\/\/github\.com\/[\w-]+\/[\w-]+/g)).size).toBe(1);
});
