import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import configuration from '../../playwright.config.ts';
import { CHROMIUM, ROOT } from '../running-stack.ts';

const TOOL = join(ROOT, 'tools/lighthouse');

interface Measurement {
  url: string;
  category: 'performance' | 'accessibility';
  /** Creates the profile folder of a browser, which is removed afterwards. */
  makeProfile: () => Promise<string>;
  file: string;
}

export interface Report {
  /** Of 100. */
  score: number;
  /** Names of the audits that were not passed. */
  failed: string[];
  /** Milliseconds; 0 when speed is not measured. */
  largestPaint: number;
}

/** The fields of lighthouse's report that we read. */
interface Result {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { title: string; score: number | null; numericValue?: number }>;
}

export function installLighthouse(): void {
  const installed = join(TOOL, 'node_modules/.package-lock.json');
  // npm writes this file at its end; a newer lock file means other versions.
  if (existsSync(installed) && statSync(installed).mtimeMs > statSync(join(TOOL, 'package-lock.json')).mtimeMs) return;
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: TOOL, stdio: 'inherit' });
  if (status !== 0) throw new Error('lighthouse is not installed');
}

/** Repeats a failed recording once, because its cause is the machine and not the page. */
export async function measure(measurement: Measurement): Promise<Report> {
  if ((await record(measurement)) !== 0 && (await record(measurement)) !== 0) {
    throw new Error(`lighthouse could not measure ${measurement.url}`);
  }
  return read(measurement.file, measurement.category);
}

async function record({ url, category, makeProfile, file }: Measurement): Promise<number | null> {
  const profile = await makeProfile();
  const flags = [...(configuration.use?.launchOptions?.args ?? []), '--headless=new', `--user-data-dir=${profile}`];
  const child = spawn(
    process.execPath,
    [
      join(TOOL, 'node_modules/lighthouse/cli/index.js'),
      url,
      `--only-categories=${category}`,
      `--chrome-flags=${flags.join(' ')}`,
      '--disable-storage-reset',
      '--no-enable-error-reporting',
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
    ],
    { cwd: ROOT, env: { ...process.env, CHROME_PATH: CHROMIUM }, stdio: ['ignore', 'inherit', 'inherit'] },
  );
  const [code] = (await once(child, 'exit')) as [number | null];
  rmSync(profile, { recursive: true, force: true });
  return code;
}

function read(file: string, category: string): Report {
  const { categories, audits } = JSON.parse(readFileSync(file, 'utf8')) as Result;
  return {
    score: Math.round((categories[category]?.score ?? 0) * 100),
    failed: Object.values(audits).flatMap(({ score, title }) => (score === 0 ? [title] : [])),
    largestPaint: audits['largest-contentful-paint']?.numericValue ?? 0,
  };
}
