import { expect, type Page } from '@playwright/test';
import { locales } from '@subrosa/rules/reference/locales';
import { accessibilityViolationsOf } from './page-checks.ts';
import { aVisitor, fromItsOwnNetwork, test } from './visitor.ts';

const MOST_SCRIPT = 15 * 1024;
const gate = (page: Page) => page.getByRole('heading', { level: 1, name: 'Before you come in' });
const welcome = (page: Page) => page.getByRole('heading', { level: 1, name: 'What’s said under the rose' });

async function passAgeGate(page: Page) {
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'I’m 19 or older' }).click();
}

/** All requests of a page until the network is idle. */
async function requestsOf(page: Page, path: string) {
  const seen: { type: string; url: string; bytes: number }[] = [];
  page.on('requestfinished', async (request) => {
    const { responseBodySize } = await request.sizes();
    seen.push({ type: request.resourceType(), url: request.url(), bytes: responseBodySize });
  });
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  return seen;
}

test.describe('the landing page without script', () => {
  test.use({ javaScriptEnabled: false });

  test('asks for age and terms, then shows the page', async ({ page }) => {
    await page.goto('/');
    await expect(gate(page)).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Footer' })).toBeHidden();
    await page.getByRole('button', { name: 'I’m 19 or older' }).click();
    await expect(gate(page), 'the browser itself insists on the terms').toBeVisible();
    await passAgeGate(page);
    await expect(welcome(page)).toBeVisible();
    await expect(gate(page)).toBeHidden();
    await page.locator('a[href="#how-it-works"]').click();
    await expect(page.getByRole('navigation', { name: 'Footer' })).toBeVisible();
  });

  test('links to the other pages, to support and to the exit', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Leave' })).toHaveAttribute('href', 'https://www.wikipedia.org/');
    await passAgeGate(page);
    await expect(page.getByRole('link', { name: 'Leave this site quickly' })).toHaveAttribute('href', 'https://www.wikipedia.org/');
    await expect(page.getByRole('main').getByRole('link', { name: 'Contact us' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Cookies' })).toBeHidden();
    await page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'Identity' }).click();
    await expect(page).toHaveURL(/\/identity$/);
  });

  test('offers languages as links, and keeps the chosen one', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Українська' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'uk');
    await page.getByRole('checkbox').check();
    await page.locator('button[type=submit]:visible').click();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'uk');
  });

  test('uses the language of the browser', async ({ browser }) => {
    const context = await browser.newContext({ locale: 'he-IL', javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await context.close();
  });

  test('fits a width of 360 px without sideways scroll', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/');
    await passAgeGate(page);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
});

test.describe('the landing page', () => {
  test('remembers the passed age gate, here and in the app', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'I’m 19 or older' }).click();
    await expect(page.getByText('Please make sure you have read out Terms and Privacy Policy')).toBeVisible();
    await passAgeGate(page);
    await expect(welcome(page)).toBeVisible();
    await page.getByRole('button', { name: 'Only essential cookies' }).click();
    await expect(page.getByRole('region', { name: 'Cookies' })).toBeHidden();
    await page.reload();
    await expect(welcome(page)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Cookies' })).toBeHidden();
    await page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'Our approach' }).click();
    await expect(page).toHaveURL(/\/approach$/);
    await expect(page.getByRole('navigation', { name: 'Footer' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Cookies' })).toBeHidden();
  });

  test('skips the age gate for a visitor who passed it in the app', async ({ page }) => {
    await page.goto('/approach');
    await passAgeGate(page);
    await expect(page.getByRole('navigation', { name: 'Footer' })).toBeVisible();
    await page.goto('/');
    await expect(welcome(page)).toBeVisible();
  });

  test('shows the gate also for a URL with a fragment', async ({ page }) => {
    await page.goto('/#newsletter');
    await expect(gate(page)).toBeVisible();
  });

  test('shows errors of the newsletter form at their fields, and confirms a valid one', async ({ page }) => {
    await fromItsOwnNetwork(page);
    await aVisitor(page);
    await page.goto('/');
    await page.getByRole('button', { name: 'Keep me posted' }).click();
    await expect(page.getByText('Email is required!')).toBeVisible();
    await expect(page.getByLabel('Name')).toBeFocused();
    await page.getByLabel('Name').fill('Iris');
    await page.getByLabel('Email').fill('iris@');
    await page.getByRole('button', { name: 'Keep me posted' }).click();
    await expect(page.getByText('Must be a valid email!')).toBeVisible();
    await page.getByLabel('Email').fill('iris.landing@example.org');
    await page.getByRole('button', { name: 'Keep me posted' }).click();
    await expect(page.getByRole('status')).toHaveText('Almost done. Open the email we just sent you.');
    await expect(page.getByLabel('Email')).toHaveValue('');
  });

  test('shows an error when the server is unreachable', async ({ page }) => {
    await aVisitor(page, { language: 'uk' });
    await page.goto('/?language=uk');
    await page.route('**/api/**', (route) => route.abort());
    await page.locator('form:visible button').click();
    await expect(page.getByRole('status')).toHaveText(/[а-яіїє]{4}/i);
  });

  test('counts the free spots', async ({ page }) => {
    await aVisitor(page);
    await page.goto('/');
    await expect(page.getByText(/^[\d,]+ free spots? left$/)).toBeVisible();
    for (const [left, text] of [
      [1, '1 free spot left'],
      [2345, '2,345 free spots left'],
      [0, 'All free spots are taken.'],
    ] as const) {
      await page.route('**/api/user/free-spots', async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: (await response.text()).replace(/"left":\d+/, `"left":${left}`) });
      });
      await page.goto('/');
      await expect(page.getByText(text)).toBeVisible();
    }
  });

  test('changes the language, and the app follows', async ({ page }) => {
    await page.goto('/');
    await passAgeGate(page);
    await page.getByRole('combobox', { name: 'Language' }).selectOption('he');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await page.goto('/contact');
    await expect(page.locator('html')).toHaveAttribute('lang', 'he');
    await page.evaluate(() => location.assign('/'));
    await expect(page).toHaveURL(/\?language=he$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'he');
  });

  test('changes the theme, and the app follows', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/');
    await passAgeGate(page);
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'light');
    await page.getByRole('button', { name: 'Dark theme' }).click();
    await expect(page.getByRole('button', { name: 'Light theme' })).toBeFocused();
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
    await page.goto('/contact');
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  });

  for (const method of ['by the link', 'by three Escapes'] as const) {
    test(`leaves the site at once ${method}, then stays hidden until the visitor opens it again`, async ({ page, context }) => {
      await context.route('https://www.wikipedia.org/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<title>neutral</title>' }),
      );
      await aVisitor(page);
      await page.goto('/terms');
      await page.goto('/');
      if (method === 'by the link') await page.getByRole('link', { name: 'Leave this site quickly' }).click();
      else for (let press = 0; press < 3; press += 1) await page.keyboard.press('Escape');
      await expect(page).toHaveTitle('neutral');
      await page.goto('/');
      await expect(page.getByText('This page is closed.')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
      await page.getByRole('button', { name: 'Reopen' }).click();
      await expect(welcome(page)).toBeVisible();
    });
  }

  for (const [theme, language] of [
    ['dark', 'en'],
    ['light', 'he'],
  ] as const) {
    test(`shows gate, page and lock screen without accessibility faults, ${theme} in ${language}`, async ({ page }) => {
      await aVisitor(page, { theme, language });
      await page.goto(`/?language=${language}`);
      for (const state of ['inside', 'undecided', 'gate', 'locked']) {
        await page.locator('html').evaluate((root, state) => {
          root.toggleAttribute('data-entered', state !== 'gate');
          root.toggleAttribute('data-undecided', state === 'undecided');
          root.toggleAttribute('data-locked', state === 'locked');
        }, state);
        // The lock screen reveals as little as possible and has no heading.
        const without = state === 'locked' ? ['page-has-heading-one'] : [];
        expect(await accessibilityViolationsOf(page, state, { without })).toEqual([]);
      }
    });
  }

  test('opens its menu on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await aVisitor(page);
    await page.goto('/');
    await page.locator('summary').click();
    await page.getByRole('banner').getByRole('link', { name: 'Our approach' }).click();
    await expect(page).toHaveURL(/\/approach$/);
  });

  test('loads at most 15 KB of script, and not the app', async ({ page }) => {
    await aVisitor(page);
    const requests = await requestsOf(page, '/');
    const scripts = requests.filter(({ type }) => type === 'script');
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(MOST_SCRIPT);
    expect(requests.filter(({ type }) => type === 'stylesheet')).toEqual([]);
  });

  test('loads only the fonts of its language', async ({ page }) => {
    await aVisitor(page, { language: 'he' });
    const fonts = (await requestsOf(page, '/?language=he')).filter(({ type }) => type === 'font');
    expect(fonts.some(({ url }) => url.includes('hebrew'))).toBe(true);
    expect(fonts.filter(({ url }) => /cyrillic|arabic|greek/.test(url))).toEqual([]);
  });

  for (const language of locales) {
    test(`fits a width of 360 px in ${language}, at the gate and inside`, async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(`/?language=${language}`);
      const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await overflow()).toBeLessThanOrEqual(0);
      await page.getByRole('checkbox').check();
      await page.locator('button[type=submit]:visible').click();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      expect(await overflow()).toBeLessThanOrEqual(0);
    });
  }
});
