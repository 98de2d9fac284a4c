/**
 * vitals: script, CSS, largest paint, answer to input and movement of every route, on a phone with a slow processor.
 *
 *   npm run vitals                      every route; writes docs/performance.md
 *   npm run vitals -- /login /chat      these, and writes nothing
 *
 * Sizes have limits in CI (budget.ts). Times are of this machine, and only mean something where it has nothing else to do.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { signIn } from '../../e2e/member.ts';
import { aVisitor, fromItsOwnNetwork } from '../../e2e/visitor.ts';
import configuration from '../../playwright.config.ts';
import { inRunningHouse, ROOT } from '../running-house.ts';
import { SEEDED_REQUEST } from './pictured-pages.ts';
import { reportVitals, type Vitals } from './vitals-report.ts';

const REPORT = join(ROOT, 'docs/performance.md');
/** As a phone of the middle class, four times slower than this machine, on a mobile network. */
const SLOWER = 4;
const NETWORK = { offline: false, latency: 60, downloadThroughput: (9 * 1024 * 1024) / 8, uploadThroughput: (1.5 * 1024 * 1024) / 8 };

/** Where a parameter of a route needs somebody or something of the cast; what only links lead to is left out. */
const examples: Readonly<Record<string, string>> = {
  '/{username}': '/iris',
  '/requests/details/{id}': `/requests/details/${SEEDED_REQUEST}`,
};
const needsLink = new Set(['/account/verify/{token}', '/forgot/reset', '/sessions/reset', '/profile/new', '/settings/{tab}']);
const forMembers = /^\/(requests|calendar|settings|upgrade|profile|chat|notifications|\{username\})/;

const wanted = process.argv.slice(2);
const routes = readFileSync(join(ROOT, 'spec/routes.txt'), 'utf8')
  .trim()
  .split('\n')
  .filter((route) => !needsLink.has(route) && (wanted.length === 0 || wanted.includes(route)));

/** Looks before the page does: what was painted, moved and answered from its beginning. */
function watch(): void {
  const seen = { largestPaint: 0, movement: 0, slowestInput: 0 };
  Object.assign(window, { vitalsSeen: seen });
  const look = (type: string, note: (entry: PerformanceEntry) => void, more: object = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true, ...more });
  look('largest-contentful-paint', ({ startTime }) => (seen.largestPaint = startTime));
  look('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) seen.movement += value;
  });
  look('event', ({ duration }) => (seen.slowestInput = Math.max(seen.slowestInput, duration)), { durationThreshold: 16 });
}

/** What was loaded for the page that is open, as it came over the line. */
function loaded(): { script: number; css: number } & Record<'largestPaint' | 'movement' | 'slowestInput', number> {
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const size = (ending: string) =>
    files.filter(({ name }) => new URL(name).pathname.endsWith(ending)).reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  const { vitalsSeen } = window as unknown as { vitalsSeen: { largestPaint: number; movement: number; slowestInput: number } };
  return { script: size('.js'), css: size('.css'), ...vitalsSeen };
}

async function measure(tab: Page, route: string): Promise<Vitals> {
  await tab.goto(examples[route] ?? route);
  await tab.locator('h1:visible').first().waitFor();
  await tab.waitForLoadState('networkidle');
  // Keys that any page answers: the focus moves and is drawn.
  for (let press = 0; press < 4; press += 1) await tab.keyboard.press('Tab');
  await tab.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0))));
  return { route, ...(await tab.evaluate(loaded)) };
}

async function measureAs(browser: Browser, url: string, who: 'visitor' | 'member', asked: readonly string[]): Promise<Vitals[]> {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
  await aVisitor(context, { language: 'en', theme: 'dark' });
  const tab = await context.newPage();
  await fromItsOwnNetwork(tab);
  if (who === 'member') await signIn(tab, 'marlow');
  await tab.addInitScript(watch);
  const session = await context.newCDPSession(tab);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const measured: Vitals[] = [];
  for (const route of asked) {
    const vitals = await measure(tab, route);
    measured.push(vitals);
    console.log(`${route} ${JSON.stringify(vitals)}`);
  }
  if (who === 'member') await context.request.post('/api/auth/logout', { data: {} });
  await context.close();
  return measured;
}

await inRunningHouse(async (url) => {
  const browser = await chromium.launch(configuration.use?.launchOptions);
  try {
    const visitors = await measureAs(
      browser,
      url,
      'visitor',
      routes.filter((route) => !forMembers.test(route)),
    );
    const members = await measureAs(
      browser,
      url,
      'member',
      routes.filter((route) => forMembers.test(route)),
    );
    const machine = `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown'}, load ${loadavg()[0]?.toFixed(1)}`;
    const report = reportVitals([...visitors, ...members], { machine, at: new Date(), slower: SLOWER });
    if (wanted.length === 0) writeFileSync(REPORT, report);
    else console.log(report);
  } finally {
    await browser.close();
  }
});
