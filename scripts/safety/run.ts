import { spawn } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { verdictOf, worstOf, type Verdict } from '../verdict.ts';
import type { PropertyRun } from './properties.ts';

export const ROOT = join(import.meta.dirname, '../..');
const ARTIFACTS = join(ROOT, '.artifacts/safety');
/** The number of runs that SAFETY promises for T3. */
export const PROPERTY_RUNS = 1000;

interface TestResult {
  file: string;
  title: string;
  passed: boolean;
}

/** The outcome of one T. */
export interface Run {
  tests: TestResult[];
  properties: PropertyRun[];
  output: string;
  seconds: number;
  verdict: Verdict;
}

/** How one T is tested: files of vitest, suites of the browser tests, other commands. */
export interface RunReport {
  files?: readonly string[];
  browser?: readonly string[];
  commands?: readonly (readonly string[])[];
  settings?: Readonly<Record<string, string>>;
  /** Counts runs of properties; all of them get PROPERTY_RUNS. */
  properties?: boolean;
}

interface VitestReport {
  testResults: { name: string; assertionResults: { fullName: string; status: string }[] }[];
}

interface Suite {
  suites?: Suite[];
  specs?: { title: string; file: string; ok: boolean }[];
}

const specsOf = (suite: Suite): NonNullable<Suite['specs']> => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];

function readJson(path: string): unknown {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
}

/** Runs a command, prints its output, and returns it. */
function execute([program = '', ...args]: readonly string[], env: Record<string, string>): Promise<{ verdict: Verdict; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: ROOT, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'inherit'] });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk;
      process.stdout.write(chunk);
    });
    child.once('error', () => resolve({ verdict: 'failed', output }));
    child.once('close', (code) => resolve({ verdict: verdictOf(code), output }));
  });
}

function readVitest(path: string): TestResult[] {
  return ((readJson(path) as VitestReport | null)?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({ file: relative(ROOT, name), title: fullName, passed: status === 'passed' })),
  );
}

function readPlaywright(path: string): TestResult[] {
  return specsOf((readJson(path) as Suite | null) ?? {}).map(({ file, title, ok }) => ({ file: `e2e/${file}`, title, passed: ok }));
}

function readProperties(path: string): PropertyRun[] {
  if (!existsSync(path)) return [];
  return readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as PropertyRun);
}

/** Files that do not exist: a moved file must not leave a T without its test unnoticed. */
export function missingFiles({ files = [], browser = [] }: RunReport): string[] {
  const patterns = [...files, ...browser.map((name) => `e2e/${name}{,.*}.spec.ts`)];
  return patterns.filter((pattern) => globSync(pattern, { cwd: ROOT }).length === 0);
}

export async function runAndReport(id: string, tried: RunReport, seed: number): Promise<Run> {
  mkdirSync(ARTIFACTS, { recursive: true });
  const [report, properties] = [join(ARTIFACTS, `${id}.json`), join(ARTIFACTS, `${id}.properties.jsonl`)];
  const acceptance = join(ROOT, '.artifacts/acceptance.json');
  for (const path of [report, properties]) rmSync(path, { force: true });
  const counting = { SAFETY_PROPERTIES: properties, PROPERTY_SEED: String(seed), PROPERTY_RUNS: String(PROPERTY_RUNS) };
  const env = { NO_COLOR: '1', RACE_ITERATIONS: '20', ...(tried.properties && counting), ...tried.settings };
  const { files = [], browser = [], commands = [] } = tried;
  const vitest = ['npx', 'vitest', 'run', ...files.flatMap((pattern) => globSync(pattern, { cwd: ROOT }))];
  const steps = [
    ...(files.length > 0 ? [[...vitest, '--reporter=default', '--reporter=json', `--outputFile=${report}`]] : []),
    ...(browser.length > 0 ? [['node', 'scripts/acceptance.ts', ...browser]] : []),
    ...commands,
  ];
  if (browser.length > 0) rmSync(acceptance, { force: true });
  const began = performance.now();
  const outputs: string[] = [];
  const verdicts: Verdict[] = [];
  for (const step of steps) {
    const { verdict, output } = await execute(step, env);
    outputs.push(output);
    verdicts.push(verdict);
  }
  const tests = [...readVitest(report), ...(browser.length > 0 ? readPlaywright(acceptance) : [])];
  const seconds = (performance.now() - began) / 1000;
  if (tests.some((test) => !test.passed)) verdicts.push('failed');
  return { tests, properties: readProperties(properties), output: outputs.join('\n'), seconds, verdict: worstOf(verdicts) };
}
