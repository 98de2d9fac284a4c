import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { accessibilityViolationsOf, horizontalOverflowOf, setTheme } from './page-checks.ts';
import { aReader, test } from './visitor.ts';

const articleSlugs = globSync(join(import.meta.dirname, '../apps/web/help/articles/en/*.md')).map((file) => basename(file, '.md'));

const search = (page: Page) => page.getByRole('searchbox');

test.describe('the help', () => {
  test('opens without an account and before the age gate, and lists every article', async ({ page }) => {
    await page.goto('/help');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Help center');
    await expect(page.getByRole('heading', { name: 'Before you come in' })).toHaveCount(0);
    for (const slug of articleSlugs) await expect(page.locator(`main a[href="/help/${slug}"]`).last()).toBeVisible();
  });

  test('sets no cookie, sends nothing that is typed, and finds an article despite a typing error', async ({ page, context }) => {
    await page.goto('/help');
    await search(page).focus();
    await page.waitForLoadState('networkidle');
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await search(page).fill('somone blakmails me with fotos');
    await expect(page.getByRole('search').getByRole('listitem').first()).toContainText('Blackmail');
    await expect(page.getByRole('status')).toHaveText(/^Articles found: \d+$/);
    expect(requests).toEqual([]);
    expect(await context.cookies()).toEqual([]);
    await search(page).press('Enter');
    await expect(page).toHaveURL(/\/help\/blackmail$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Blackmail');
  });

  test('states what to do when no article matches', async ({ page }) => {
    await page.goto('/help');
    await search(page).fill('qqqq zzyzx');
    await expect(page.getByRole('status')).toContainText('No article matches');
    await search(page).fill('');
    await expect(page.getByText('No article matches')).toHaveCount(0);
  });

  test('names no site in the tab', async ({ page }) => {
    await page.goto('/help/blackmail');
    expect(await page.title()).not.toMatch(/subrosa/i);
  });

  test('shows numbers of the rules, the organisations and the day of the review', async ({ page }) => {
    await page.goto('/help/blackmail');
    await expect(page.getByText('We decide within 48 hours')).toBeVisible();
    await expect(page.getByRole('link', { name: 'StopNCII.org (SWGfL)' })).toHaveAttribute('href', 'https://stopncii.org');
    await expect(page.getByText(/^Last reviewed:/)).toBeVisible();
  });

  test('shows an English article from left to right on a Hebrew page', async ({ page }) => {
    await page.goto('/help/scams?language=he');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.getByRole('article')).toHaveAttribute('dir', 'ltr');
    await expect(page.getByRole('article')).toHaveAttribute('lang', 'en');
  });

  test('changes the language at the same article', async ({ page }) => {
    await page.goto('/help/scams');
    await page.getByRole('combobox').selectOption('he');
    await expect(page).toHaveURL(/\/help\/scams\?language=he$/);
    await page.goto('/help/meeting');
    await expect(page).toHaveURL(/\/help\/meeting\?language=he$/);
  });

  test('leaves to a neutral page and stays hidden until it is opened again', async ({ page }) => {
    await page.route('https://www.wikipedia.org/', (route) => route.fulfill({ body: '<title>neutral</title>', contentType: 'text/html' }));
    await page.goto('/help');
    await page.goto('/help/blackmail');
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('Escape');
    await expect(page).toHaveTitle('neutral');
    await page.goto('/help/blackmail');
    await expect(page.getByText('This page is closed.')).toBeVisible();
    await expect(page.getByRole('article')).toBeHidden();
    await page.getByRole('button', { name: 'Reopen' }).click();
    await expect(page.getByRole('article')).toBeVisible();
  });

  test('opens the app for an article that does not exist', async ({ page }) => {
    await aReader(page);
    await page.goto('/help/none');
    await expect(page.getByRole('heading').first()).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveCount(0);
  });
});

test('downloads at most 60 KB of script for the help', async ({ page }) => {
  let bytes = 0;
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') void request.sizes().then(({ responseBodySize }) => (bytes += responseBodySize));
  });
  await page.goto('/help/blackmail');
  await search(page).fill('scam');
  await expect(page.getByRole('status')).toContainText('Articles found');
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(60 * 1024);
});

for (const path of ['/help', '/help/blackmail', '/help/verification']) {
  for (const { language, theme } of [
    { language: 'en', theme: 'dark' },
    { language: 'he', theme: 'light' },
  ] as const) {
    test(`shows ${path} without an accessibility fault or overflow, ${theme} in ${language}`, async ({ page }) => {
      await aReader(page, { language, theme });
      await page.goto(`${path}?language=${language}`);
      await setTheme(page, theme);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      for (const width of [1440, 820, 390, 360]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await horizontalOverflowOf(page), `${path} at ${width}`).toBeLessThanOrEqual(0);
      }
      expect(await accessibilityViolationsOf(page, path)).toEqual([]);
    });
  }
}
