/**
 * web-vitals: measures script, CSS, requests, largest paint, input delay and layout shift of every route, on a phone with a slow processor.
 *
 *   npm run web-vitals                   every route; writes the table of docs/performance.md
 *   npm run web-vitals -- /login /chat      these routes; writes nothing
 *
 * Ends with an error where a limit is exceeded. Sizes and movement have limits in CI too (budget.ts, e2e/layout-shift.ts). Times are of
 * this machine, and are meaningful only without other work on it: the report states its load.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { signIn } from '../../e2e/member.ts';
import { layoutShiftOf, watchLayoutShift } from '../../e2e/layout-shift.ts';
import { aVisitor, fromItsOwnNetwork } from '../../e2e/visitor.ts';
import configuration from '../../playwright.config.ts';
import { withRunningStack, ROOT } from '../running-stack.ts';
import { SEEDED_REQUEST } from './screenshot-pages.ts';
import { overLimit, reportVitals, withReport, type Vitals } from './web-vitals-report.ts';
import { paintOf, interactWithPage, watchPaint } from './web-vitals-observer.ts';

const REPORT = join(ROOT, 'docs/performance.md');
/** A mid-range phone, four times slower than this machine, on a mobile network. */
const CPU_SLOWDOWN = 4;
const NETWORK = { offline: false, latency: 60, downloadThroughput: (9 * 1024 * 1024) / 8, uploadThroughput: (1.5 * 1024 * 1024) / 8 };
/** A page that never becomes idle is measured after this time. */
const IDLE_MS = 20_000;

/** Values of route parameters from the personas; routes that only links open are omitted. */
const examples: Readonly<Record<string, string>> = {
  '/{username}': '/iris',
  '/requests/details/{id}': `/requests/details/${SEEDED_REQUEST}`,
};
const needsLink = new Set(['/account/verify/{token}', '/forgot/reset', '/sessions/reset', '/profile/new', '/settings/{tab}']);

/** The persona of each group of routes. */
const readers = [
  { username: null, sees: (route: string) => !members.test(route) && !route.startsWith('/staff') },
  { username: 'marlow', sees: (route: string) => members.test(route) },
  { username: 'sable', sees: (route: string) => route.startsWith('/staff') },
] as const;
const members = /^\/(requests|calendar|settings|upgrade|profile|chat|notifications|\{username\})/;

const wanted = process.argv.slice(2);
const routes = [...readFileSync(join(ROOT, 'spec/routes.txt'), 'utf8').trim().split('\n'), '/staff'].filter(
  (route) => !needsLink.has(route) && (wanted.length === 0 || wanted.includes(route)),
);

async function measure(tab: Page, route: string): Promise<Vitals> {
  await tab.goto(examples[route] ?? route);
  await tab.locator('h1:visible').first().waitFor();
  await tab.waitForLoadState('networkidle', { timeout: IDLE_MS }).catch(() => undefined);
  // Measured before any input, because shifts after an input are expected.
  const { movement, moved } = await layoutShiftOf(tab);
  const { slowestInput, tried } = await interactWithPage(tab);
  return { route, movement, moved, slowestInput, tried, ...(await paintOf(tab)) };
}

async function measureAs(browser: Browser, url: string, username: string | null, paths: readonly string[]): Promise<Vitals[]> {
  if (paths.length === 0) return [];
  const context = await browser.newContext({ baseURL: url, viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
  await aVisitor(context, { language: 'en', theme: 'dark' });
  const tab = await context.newPage();
  await fromItsOwnNetwork(tab);
  if (username) await signIn(tab, username);
  await watchLayoutShift(tab);
  await watchPaint(tab);
  const session = await context.newCDPSession(tab);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const measured: Vitals[] = [];
  for (const route of paths) {
    const vitals = await measure(tab, route);
    measured.push(vitals);
    console.log(`${route} ${JSON.stringify(vitals)}`);
  }
  if (username) await context.request.post('/api/auth/logout', { data: {} });
  await context.close();
  return measured;
}

await withRunningStack(async (url) => {
  const browser = await chromium.launch(configuration.use?.launchOptions);
  try {
    const vitals: Vitals[] = [];
    for (const { username, sees } of readers) vitals.push(...(await measureAs(browser, url, username, routes.filter(sees))));
    const machine = `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown'}, load ${loadavg()[0]?.toFixed(1)}`;
    const report = reportVitals(vitals, { machine, at: new Date() });
    if (wanted.length === 0) writeFileSync(REPORT, withReport(readFileSync(REPORT, 'utf8'), report));
    else console.log(report);
    const problems = vitals.flatMap(overLimit);
    if (problems.length > 0) console.error(problems.join('\n'));
    process.exitCode = problems.length > 0 ? 1 : 0;
  } finally {
    await browser.close();
  }
});
