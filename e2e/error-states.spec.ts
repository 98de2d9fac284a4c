import { expect, type BrowserContext, type Page } from '@playwright/test';
import type { Locale } from '@subrosa/rules/reference/locales';
import { query } from './database.ts';
import { truncatedTextsOf, expectNoLayoutShift, horizontalOverflowOf } from './page-checks.ts';
import { test } from './member.ts';
import { watchLayoutShift } from './layout-shift.ts';
import { translatorFor } from './translations.ts';

/** Every page of a member, once; `me` is the viewer. */
const pages = [
  '/chat',
  '/calendar',
  '/requests',
  '/requests/new',
  '/requests/details/130688cd-2a94-4785-a02a-08bcf72eb74b',
  '/profile/search',
  '/profile/connected',
  '/profile/connected?status=sent',
  '/profile/favourites',
  '/profile/favourites?show=requests',
  '/profile/photos',
  '/profile/new',
  '/notifications',
  '/iris',
  '/iris?tab=endorsements',
  '/me?edit=yes',
  '/settings/account',
  '/settings/settings',
  '/settings/notifications',
  '/settings/socials',
  '/settings/security',
  '/settings/blacklist',
  '/settings/upgrade',
  '/upgrade',
  '/verify',
] as const;

const pathsOf = (username: string) => pages.map((path) => path.replace('/me', `/${username}`));

/** The session and the app configuration: without them no page is drawn. */
const SPARED = /\/api\/(auth\/refresh|account|account\/settings|config|entitlements)$/;

/** Answers all other requests with 503, as load shedding does. */
async function failAllRequests(context: BrowserContext): Promise<void> {
  await context.route(/\/(api|sails)\//, (route) => {
    if (SPARED.test(new URL(route.request().url()).pathname)) return route.continue();
    return route.fulfill({ status: 503, json: { message: 'Too busy', code: 'server.busy' } });
  });
}

async function expectErrorState(tab: Page, path: string, t: (english: string) => string): Promise<void> {
  await tab.goto(path);
  const page = tab.getByRole('main');
  await expect(page.getByRole('button', { name: t('Try again') }).first(), path).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(t('Loading…')), path).toHaveCount(0);
  await expect(tab.getByRole('heading', { level: 1 }), path).toHaveCount(1);
  await expect(tab.getByText(/server\.busy|Too busy|\b503\b/), path).toHaveCount(0);
  expect(await tab.locator('.mantine-Notification-root').count(), path).toBeLessThanOrEqual(1);
}

/** Tabs in parallel, because each page retries twice before it shows an error. */
const AT_ONCE = 5;

// Each page is opened once, half of them in each language.
for (const [half, { who, language, width }] of (
  [
    { who: 'marlow', language: 'en', width: 1440 },
    { who: 'noa', language: 'he', width: 390 },
  ] as const
).entries()) {
  test(`shows one error with a retry button on every page while the server fails, ${language}`, async ({ signInAs }) => {
    test.setTimeout(180_000);
    const context = (await signInAs(who, { language, width })).context();
    await failAllRequests(context);
    const t = translatorFor(language);
    // The preferences need only what is spared.
    const failing = pathsOf(who).filter((path) => path !== '/settings/settings');
    const waiting = failing.filter((_, index) => index % 2 === half);
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        const tab = await context.newPage();
        for (let path = waiting.shift(); path; path = waiting.shift()) await expectErrorState(tab, path, t);
      }),
    );
    await context.unrouteAll({ behavior: 'ignoreErrors' });
  });
}

const setLocale = (username: string, locale: Locale) =>
  query('UPDATE member_settings SET locale = $2 WHERE member_id = (SELECT id FROM member WHERE username = $1)', [username, locale]);

test.afterAll(() => setLocale('wren', 'en'));

test('draws pages without truncated texts, overflow or layout shift in Ukrainian on a small phone', async ({ signInAs }) => {
  test.setTimeout(120_000);
  await setLocale('wren', 'uk');
  const tab = await signInAs('wren', { language: 'uk', width: 360 });
  await watchLayoutShift(tab);
  for (const path of pathsOf('wren')) {
    await tab.goto(path);
    await expect(tab.getByRole('heading', { level: 1 })).toHaveCount(1);
    await tab.waitForLoadState('networkidle');
    await expectNoLayoutShift(tab, path);
    expect(await truncatedTextsOf(tab), path).toEqual([]);
    expect(await horizontalOverflowOf(tab), path).toBeLessThanOrEqual(0);
  }
});
