import { expect } from '@playwright/test';
import type { Locale } from '@subrosa/rules/reference/locales';
import { query } from './database.ts';
import { test } from './member.ts';
import { horizontalOverflowOf } from './page-checks.ts';
import { translatorFor } from './translations.ts';

const setUp = (username: string, settings: { locale?: Locale; clock?: string }) =>
  query(
    `UPDATE member_settings SET locale = $2, clock = $3, version = version + 1 FROM member
     WHERE member.id = member_id AND username = $1`,
    [username, settings.locale ?? 'en', settings.clock ?? 'auto'],
  );

test('shows times as usual in the language, and in 12 hours when the member chooses it', async ({ signInAs }) => {
  const t = translatorFor('uk');
  await setUp('marlow', { locale: 'uk' });
  const tab = await signInAs('marlow', { language: 'uk', width: 390 });
  await tab.goto('/settings/settings');
  const zone = tab.locator('bdi').filter({ hasText: /UTC|GMT/ });
  await expect(zone).toHaveText(/^\d{2}:\d{2},/);
  const saved = tab.waitForResponse(
    (response) => response.url().includes('/account/settings') && response.request().method() === 'PUT' && response.ok(),
  );
  await tab.getByText(t('12 hours'), { exact: true }).click();
  await saved;
  await expect(zone).toHaveText(/^\d{1,2}:\d{2}\s(дп|пп),/);
  await tab.reload();
  await expect(zone).toHaveText(/(дп|пп),/);
  await setUp('marlow', {});
});

test('shows the whole account menu on a phone, with people and help behind one entry each', async ({ signInAs }) => {
  const tab = await signInAs('marlow', { width: 390 });
  await tab.goto('/requests');
  await tab.getByRole('button', { name: 'Your menu' }).click();
  const menu = tab.getByRole('menu');
  await expect(menu.getByRole('menuitem', { name: 'Log out' })).toBeInViewport({ ratio: 1 });
  expect(await menu.evaluate((box) => box.scrollHeight - box.clientHeight)).toBeLessThanOrEqual(1);
  await menu.getByRole('menuitem', { name: 'Help', exact: true }).press('Enter');
  await expect(menu.getByRole('menuitem', { name: 'Help center' })).toBeVisible();
  await menu.getByRole('menuitem', { name: 'Help', exact: true }).press('Enter');
  await menu.getByRole('menuitem', { name: 'People' }).press('Enter');
  await menu.getByRole('menuitem', { name: 'Pending connections' }).press('Enter');
  await expect(tab).toHaveURL(/status=pending/);
});

test('leads old links of emails to the page of notifications', async ({ signInAs }) => {
  const tab = await signInAs('marlow', { width: 390 });
  await tab.goto('/settings/settings#notifications');
  await expect(tab).toHaveURL(/\/settings\/notifications$/);
  await expect(tab.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
});

test('breaks no weekday and clips no view on a Ukrainian phone', async ({ signInAs }) => {
  await setUp('marlow', { locale: 'uk' });
  const tab = await signInAs('marlow', { language: 'uk', width: 390 });
  await tab.goto('/calendar?view=agenda');
  const t = translatorFor('uk');
  for (const view of ['Agenda', 'Month', 'Week', 'Day']) {
    const label = tab.locator('label').filter({ hasText: new RegExp(`^${t(view)}$`) });
    await expect(label).toBeVisible();
    expect(await label.evaluate((box) => box.scrollWidth - box.clientWidth), view).toBeLessThanOrEqual(0);
  }
  const weekdays = tab.locator('main ol > li > h2 > span:last-child');
  await expect(weekdays.first()).toBeVisible();
  for (const weekday of await weekdays.all()) {
    const [height, line] = await weekday.evaluate((box) => [
      box.getBoundingClientRect().height,
      Number.parseFloat(getComputedStyle(box).lineHeight),
    ]);
    expect(height).toBeLessThan(1.5 * (line ?? 0));
  }
  expect(await horizontalOverflowOf(tab)).toBeLessThanOrEqual(0);
  await setUp('marlow', {});
});

test('names regions in the language, and none that repeats its city', async ({ request }) => {
  const regionOf = async (city: string) => {
    const answered = await request.get(`/api/cities?search=${city}&language=uk&limit=1`);
    return ((await answered.json()) as { body: { region: string | null }[] }).body[0]?.region;
  };
  expect(await regionOf('kyiv')).toBeNull();
  expect(await regionOf('taipei')).toBeNull();
  expect(await regionOf('vancouver')).toBe('Британська Колумбія');
});
