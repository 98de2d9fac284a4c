import { expect } from '@playwright/test';
import { expectNoLayoutShift, accessibilityViolationsOf } from './page-checks.ts';
import { watchLayoutShift } from './layout-shift.ts';
import { locales } from '@subrosa/rules/reference/locales';
import { aVisitor, fromItsOwnNetwork, test } from './visitor.ts';

const pages = [
  '/',
  '/approach',
  '/identity',
  '/learn-more',
  '/terms',
  '/privacy',
  '/privacy/ccpa',
  '/dmca',
  '/complaints_policy',
  '/usc',
  '/transparency',
  '/contact',
  '/notices',
  '/site-map',
  '/newsletter/confirm',
  '/unsubscribe',
  '/no/such/page',
];

test.describe('the age gate', () => {
  test('comes first, requires the terms and remembers the answer', async ({ page }) => {
    await page.goto('/approach');
    await expect(page.getByRole('heading', { name: 'Before you come in' })).toBeVisible();
    // Fonts that load late move the button away from a click.
    await page.waitForLoadState('networkidle');
    await page.getByRole('button', { name: 'I’m 19 or older' }).click();
    await expect(page.getByText('Please make sure you have read out Terms and Privacy Policy')).toBeVisible();
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'I’m 19 or older' }).click();
    await expect(page.getByRole('navigation', { name: 'Footer' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('navigation', { name: 'Footer' })).toBeVisible();
  });

  test('shows the terms before they are accepted', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Terms' }).click();
    await expect(page).toHaveURL(/\/terms$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/terms/i);
  });
});

test('hides the cookie notice once it is answered', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('subrosa.consent', JSON.stringify({ state: { ageAccepted: true, statistics: 'undecided' }, version: 1 })),
  );
  await page.goto('/terms');
  await page.getByRole('button', { name: 'Only essential cookies' }).click();
  await expect(page.getByRole('region', { name: 'Cookies' })).toBeHidden();
});

// Alternating, because all pages share their components.
const variants = [
  { theme: 'dark', language: 'en' },
  { theme: 'light', language: 'he' },
] as const;

for (const [index, path] of pages.entries()) {
  const variant = variants[index % 2] ?? variants[0];
  test(`shows ${path} with one heading, a title and no accessibility fault, ${variant.theme} in ${variant.language}`, async ({ page }) => {
    await aVisitor(page, variant);
    await watchLayoutShift(page);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page).toHaveTitle(/Subrosa/);
    expect(await accessibilityViolationsOf(page)).toEqual([]);
    await expectNoLayoutShift(page, path);
  });
}

for (const language of locales) {
  test(`shows all pages without sideways scroll at 360 px in ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await aVisitor(page, { language });
    await watchLayoutShift(page);
    for (const path of pages) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect(overflow, path).toBeLessThanOrEqual(0);
      await expectNoLayoutShift(page, path);
    }
  });
}

test('links an unknown page to the home page', async ({ page }) => {
  await aVisitor(page);
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { name: 'This page is not available' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to home page' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('switches the language, and the direction for Hebrew', async ({ page }) => {
  await aVisitor(page);
  await page.goto('/contact');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('he');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Contact us');
});

test('shows errors of the contact form at its fields, and confirms a valid message', async ({ page }) => {
  await aVisitor(page);
  // Messages are rate limited by network, over several runs.
  await fromItsOwnNetwork(page);
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Email is required!')).toBeVisible();
  await expect(page.getByText('Message is required!')).toBeVisible();
  await page.getByLabel('Email').fill('iris@example.org');
  await page.getByLabel('Message').fill('How do I change my username?');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Thanks. We’ve received your message.')).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue('');
});

test('accepts a privacy request without an account', async ({ page }) => {
  await aVisitor(page);
  await page.goto('/privacy/ccpa');
  await page.getByLabel('Email').fill('wren@example.org');
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByText('Thanks. We’ve received your request and will write to you.')).toBeVisible();
});

test('leaves the site at once on three Escapes, and shows a lock screen on Back', async ({ page, context }) => {
  await context.route('https://www.wikipedia.org/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>neutral</title>' }),
  );
  await aVisitor(page);
  await page.goto('/terms');
  await page.goto('/contact');
  await expect(page.getByRole('button', { name: 'Leave this site quickly' })).toBeVisible();
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Escape');
  await expect(page).toHaveTitle('neutral');
  await page.goBack();
  await expect(page.getByText('This page is closed.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
});

test('opens the menu by a button on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await aVisitor(page);
  await page.goto('/terms');
  await page.locator('summary').click();
  await page.locator('details').getByRole('link', { name: 'Our approach' }).click();
  await expect(page).toHaveURL(/\/approach$/);
});

test('shows a message while the connection is lost', async ({ page, context }) => {
  await aVisitor(page);
  await page.goto('/terms');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText('You’re offline. What you see may be out of date.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('You’re offline. What you see may be out of date.')).toBeHidden();
});
