/**
 * check: all checks before a commit, or with --all before a merge.
 *
 *   node scripts/check.ts          types, format, lint, words, commits, imports, dead code, drift, quick tests of what has changed (under 3 minutes)
 *   node scripts/check.ts --all    the same, with faults, licences, secrets, advisories and coverage, as in CI
 *
 * Ends with one line `N passed, N failed` that counts every test and every other step, and names steps that could not be checked.
 */
import { spawn } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { marks, summaryOf, verdictOf, type Verdict } from './verdict.ts';
import { changedFiles, currentTree, rememberPassed, serverTestsFor, sourcesToLint } from './check/changed-files.ts';

const ROOT = join(import.meta.dirname, '..');
const REPORTS = { vitest: join(ROOT, '.artifacts/vitest.json'), playwright: join(ROOT, '.artifacts/acceptance.json') };
const all = process.argv.includes('--all');
// With `--all` all tests run, and the fuzz test takes longer.
process.env[all ? 'FUZZ_RUNS' : 'TESTS'] ??= all ? '25' : 'quick';

const tree = currentTree();
/** Files that changed since the last passed check; null checks everything. */
const changed = all || tree === null ? null : changedFiles(tree);
const chosen = changed === null ? 'all' : serverTestsFor(changed);

interface Suite {
  suites?: Suite[];
  specs?: { title: string; file: string; line: number; ok: boolean }[];
}

interface Report {
  numPassedTests?: number;
  numFailedTests?: number;
  testResults?: { name: string; status: string; message: string; assertionResults: { fullName: string; status: string }[] }[];
  stats?: { expected: number; unexpected: number; flaky: number };
  suites?: Suite[];
}

interface Step {
  name: string;
  command: string[];
  /** The report in which a test runner states how many tests passed; any other step counts as one. */
  report?: 'vitest' | 'playwright';
  onlyInAll?: boolean;
  /** The files that it reads: the quick check skips it when none of them changed. */
  reads?: RegExp;
}

interface Outcome {
  step: Step;
  verdict: Verdict;
  seconds: string;
}

const vitest = (...projects: string[]) => [
  'npx',
  'vitest',
  'run',
  ...projects.flatMap((project) => ['--project', project]),
  '--reporter=default',
  '--reporter=json',
  `--outputFile=${REPORTS.vitest}`,
];

/** All tests that need no datastore, and of the server those of the domains that changed since the last run. */
const quickTests: Step[] = [{ name: 'unit tests', command: vitest('unit'), report: 'vitest' }];
if (chosen !== 'all' && chosen.length > 0) quickTests.push({ name: 'tests', command: [...vitest('server'), ...chosen], report: 'vitest' });

const services: Step = { name: 'services', command: ['scripts/services', 'up'] };

/** Builds what other steps read: the emails that the server sends, and the types that lint needs. */
const types: Step = { name: 'types', command: ['npx', 'tsc', '-b'] };

const SOURCES = /\.tsx?$|^tools\/|^\.oxlintrc|^package/;

/** Steps that change nothing; two run at a time. */
const readings: Step[] = [
  { name: 'lint', command: ['npx', 'oxlint', ...(changed === null ? [] : sourcesToLint(changed))], reads: SOURCES },
  {
    name: 'schema drift',
    command: ['node', 'scripts/schema.ts', '--check'],
    reads: /^apps\/server\/(?:migrations\/|schema\.sql$|src\/(?:schema|platform\/(?:db|config))\/)|^scripts\/schema|^package/,
  },
  { name: 'imports', command: ['node', 'tools/imports/check.ts'], reads: SOURCES },
  { name: 'words', command: ['node', 'scripts/words.ts'] },
  { name: 'commits', command: ['node', 'scripts/commits.ts'] },
  {
    name: 'translations',
    command: ['node', 'scripts/web/translations.ts'],
    reads:
      /^apps\/web\/|^packages\/mail\/src\/translations\/|^apps\/server\/src\/domains\/reference\/names\/|^scripts\/web\/(?:term|translations)|^package/,
  },
  { name: 'dead code', command: ['node', 'scripts/dead-code.ts'] },
  { name: 'format', command: ['npx', 'oxfmt', '--check'] },
  { name: 'manifests', command: ['node', 'scripts/manifests.ts'], reads: /^deploy\/|^scripts\/manifests|^package/ },
  { name: 'migrations', command: ['node', 'scripts/migrations.ts'] },
  { name: 'entitlements drift', command: ['node', 'scripts/entitlements.ts', '--check'] },
  { name: 'settings drift', command: ['node', 'scripts/settings.ts', '--check'] },
  { name: 'specification', command: ['node', 'scripts/spec-coverage.ts'] },
  { name: 'password lists drift', command: ['node', 'scripts/web/password-lists.ts', '--check'] },
  { name: 'styles', command: ['node', 'scripts/web/styles.ts'] },
  { name: 'licences', command: ['node', 'scripts/licences.ts'], onlyInAll: true },
  { name: 'secrets', command: ['npx', 'secretlint', '**/*'], onlyInAll: true },
  { name: 'advisories', command: ['node', 'scripts/advisories.ts'], onlyInAll: true },
];

const trials: Step[] = [
  ...(chosen === 'all'
    ? [{ name: 'tests', command: vitest('unit', 'server', ...(all ? ['slow'] : [])), report: 'vitest' } as const]
    : quickTests),
  { name: 'timed tests', command: vitest('timed'), report: 'vitest', onlyInAll: true },
  { name: 'acceptance', command: ['node', 'scripts/acceptance.ts'], report: 'playwright', onlyInAll: true },
  // After the acceptance tests, which build the web app for the first time.
  { name: 'reproducible build', command: ['node', 'scripts/web/reproducible.ts', '--built'], onlyInAll: true },
  { name: 'script budget', command: ['node', 'scripts/web/budget.ts'], onlyInAll: true },
];

interface TestCounts {
  passed: number;
  failed: number;
  failures: string[];
}

/** Prints the output of a step while it runs or, for parallel steps, when it has finished. */
async function run(step: Step, output: 'inherit' | 'pipe'): Promise<Outcome> {
  const [program = '', ...args] = step.command;
  const began = performance.now();
  if (output === 'inherit') console.log(`\n── ${step.name}`);
  const child = spawn(program, args, { cwd: ROOT, stdio: ['ignore', output, output] });
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => chunks.push(chunk));
  const verdict = await new Promise<Verdict>((resolve) => {
    child.once('error', () => resolve('failed'));
    child.once('close', (code) => resolve(verdictOf(code)));
  });
  if (output === 'pipe') console.log(`\n── ${step.name}\n${Buffer.concat(chunks).toString().trimEnd()}`);
  return { step, verdict, seconds: ((performance.now() - began) / 1000).toFixed(1) };
}

const listSpecs = (suite: Suite): NonNullable<Suite['specs']> => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(listSpecs)];

/** Prints the names of failed tests at the end of the output. */
function nameFailures({ testResults = [], suites = [] }: Report): string[] {
  const tests = testResults.flatMap(({ name, status, assertionResults }) => {
    const failing = assertionResults.filter((test) => test.status === 'failed').map(({ fullName }) => fullName);
    return (status === 'failed' && failing.length === 0 ? ['the file itself'] : failing).map(
      (title) => `${relative(ROOT, name)}: ${title}`,
    );
  });
  const specs = suites.flatMap(listSpecs).filter(({ ok }) => !ok);
  return [...tests, ...specs.map(({ file, line, title }) => `e2e/${file}:${line}: ${title}`)];
}

async function countTests(runner: 'vitest' | 'playwright', verdict: Verdict): Promise<TestCounts> {
  const text = await readFile(REPORTS[runner], 'utf8').catch(() => null);
  if (!text) return { passed: 0, failed: 1, failures: [`${runner} wrote no report`] };
  const report = JSON.parse(text) as Report;
  const flaky = report.stats?.flaky ?? 0;
  if (flaky > 0) console.log(`${flaky} passed only the second time: see above`);
  const passed = (report.numPassedTests ?? report.stats?.expected ?? 0) + flaky;
  const failed = report.numFailedTests ?? report.stats?.unexpected ?? 0;
  // A file that cannot be loaded fails the run without a failing test, and a run without tests proves nothing.
  return { passed, failed: Math.max(failed, verdict === 'passed' && passed > 0 ? 0 : 1), failures: nameFailures(report) };
}

let passed = 0;
let failed = 0;
const times: string[] = [];
const failures: string[] = [];
const notChecked: string[] = [];
await mkdir(join(ROOT, '.artifacts'), { recursive: true });

async function count({ step, verdict, seconds }: Outcome): Promise<void> {
  const one = { passed: Number(verdict === 'passed'), failed: Number(verdict === 'failed'), failures: [] };
  const counted = step.report ? await countTests(step.report, verdict) : one;
  passed += counted.passed;
  failed += counted.failed;
  failures.push(...counted.failures);
  if (counted.passed + counted.failed === 0) notChecked.push(step.name);
  const mark = counted.failed > 0 ? marks.failed : marks[verdict];
  times.push(`${mark} ${step.name} ${seconds} s`);
}

const isDue = ({ onlyInAll, reads }: Step) =>
  all || (!onlyInAll && (changed === null || reads === undefined || changed.some((file) => reads.test(file))));
const startedAt = await run(services, 'inherit');
await count(startedAt);
if (startedAt.verdict === 'passed') {
  await count(await run(types, 'inherit'));
  const waiting = readings.filter(isDue);
  const readOn = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) await count(await run(step, 'pipe'));
  };
  await Promise.all([readOn(), readOn()]);
  for (const step of trials.filter(isDue)) {
    if (step.report) await rm(REPORTS[step.report], { force: true });
    await count(await run(step, 'inherit'));
  }
}

console.log(`\n${times.join('\n')}\n`);
for (const failure of failures.slice(0, 12)) console.log(`failed: ${failure}`);
console.log(summaryOf(passed, failed, notChecked));
if (failed === 0 && tree !== null) rememberPassed(tree);
process.exitCode = failed > 0 ? 1 : 0;
