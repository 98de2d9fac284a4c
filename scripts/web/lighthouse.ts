/**
 * lighthouse: scores the built web app on a phone. Fails below 95 for the speed (median of 5) of the landing page, at its gate and inside,
 * and of the help, and below 100 for the accessibility of any public page.
 *
 *   npm run lighthouse                     all pages, about five minutes
 *   npm run lighthouse -- home contact     these pages, by their names in screenshot-pages.ts
 *
 * The reports are in .artifacts/lighthouse/.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { withRunningStack, ROOT } from '../running-stack.ts';
import { installLighthouse, measure, type Report } from './lighthouse-run.ts';
import { screenshotPages, type ScreenshotPage } from './screenshot-pages.ts';
import { profileOf } from './lighthouse-profile.ts';

const FOLDER = join(ROOT, '.artifacts/lighthouse');
const RUNS = 5;
const FASTEST_PAGES = ['gate', 'home', 'help', 'help-article', 'help-right-to-left'];
const LEAST = { performance: 95, accessibility: 100 };

interface LighthouseRow {
  page: string;
  category: keyof typeof LEAST;
  score: number;
  details: string;
}

const median = (values: readonly number[]) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

async function speedOf(page: ScreenshotPage, url: string): Promise<LighthouseRow> {
  const reports: Report[] = [];
  for (let run = 1; run <= RUNS; run += 1) {
    const file = join(FOLDER, `${page.name}-performance-${run}.json`);
    reports.push(await measure({ url: `${url}${page.path}`, category: 'performance', makeProfile: () => profileOf(page, url), file }));
  }
  const scores = reports.map(({ score }) => score);
  const paints = reports.map(({ largestPaint }) => largestPaint);
  return {
    page: page.name,
    category: 'performance',
    score: median(scores),
    // The load of the machine affects the score, so the report states it.
    details: `runs ${scores.join(' ')}, largest paint ${(median(paints) / 1000).toFixed(1)} s, load ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores`,
  };
}

async function accessibilityOf(page: ScreenshotPage, url: string): Promise<LighthouseRow> {
  const file = join(FOLDER, `${page.name}-accessibility.json`);
  const report = await measure({ url: `${url}${page.path}`, category: 'accessibility', makeProfile: () => profileOf(page, url), file });
  return { page: page.name, category: 'accessibility', score: report.score, details: report.failed.join(', ') };
}

const names = process.argv.slice(2);
// Lighthouse opens pages without a session; the acceptance tests check members' pages by axe.
const pages = screenshotPages.filter(({ name, seenBy }) => seenBy !== 'member' && (names.length === 0 || names.includes(name)));
if (pages.length < names.length) throw new Error(`there is no page among ${names.join(', ')}`);

installLighthouse();
await withRunningStack(async (url) => {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const lines: LighthouseRow[] = [];
  for (const page of pages) {
    if (FASTEST_PAGES.includes(page.name)) lines.push(await speedOf(page, url));
    lines.push(await accessibilityOf(page, url));
    for (const line of lines.splice(0)) {
      const ok = line.score >= LEAST[line.category];
      console.log(`${ok ? 'ok    ' : 'FAILED'} ${line.page.padEnd(20)} ${line.category.padEnd(14)} ${line.score} ${line.details}`);
      if (!ok) process.exitCode = 1;
    }
  }
});
