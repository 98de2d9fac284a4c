import { expect, type Locator, type Page } from '@playwright/test';
import { query } from './database.ts';
import { accessibilityViolationsOf, horizontalOverflowOf, setTheme } from './page-checks.ts';
import { test } from './member.ts';

/** Presses Tab until the element has the focus. */
async function tabTo(tab: Page, wanted: Locator, most = 40): Promise<void> {
  for (let step = 0; step < most; step += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement).catch(() => false)) return;
    await tab.keyboard.press('Tab');
  }
  await expect(wanted).toBeFocused();
}

test('shows the overview to the safety lead and publishes a report by keyboard', async ({ signInAs }) => {
  test.setTimeout(90_000);
  const tab = await signInAs('sable', { width: 1440 });
  await tab.goto('/staff');
  await expect(tab).toHaveURL(/\/staff\/overview$/);
  await expect(tab.getByRole('heading', { level: 1, name: /sable/ })).toBeVisible();
  await expect(tab.getByRole('img', { name: 'Decisions per day, by outcome' })).toBeVisible();
  await expect(tab.getByRole('link', { name: 'Intimate photo or video without consent' }).first()).toBeVisible();
  await expect(tab.getByRole('heading', { name: 'On duty' })).toBeVisible();

  await tabTo(tab, tab.getByRole('radio', { name: '14 days' }));
  await tab.keyboard.press('ArrowRight');
  await expect(tab).toHaveURL(/days=(%22)?90/);
  await tabTo(tab, tab.locator('summary').first());
  await tab.keyboard.press('Enter');
  await expect(tab.getByRole('table').first().getByRole('row')).toHaveCount(91);
  expect(await accessibilityViolationsOf(tab, 'overview')).toEqual([]);
  await tab.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => horizontalOverflowOf(tab)).toBeLessThanOrEqual(0);
  await tab.setViewportSize({ width: 1440, height: 844 });

  await tabTo(tab, tab.getByRole('link', { name: 'Transparency reports', exact: true }), 60);
  await tab.keyboard.press('Enter');
  await expect(tab.getByRole('heading', { level: 1, name: 'Transparency reports' })).toBeVisible();
  await expect(tab.getByText('This period isn’t over, so its numbers will still change.')).toBeVisible();
  const year = String(new Date().getUTCFullYear() - 1);
  await tab.getByLabel('Period').selectOption(year);
  await expect(tab.getByText('Not published.')).toBeVisible();
  const download = tab.waitForEvent('download');
  await tabTo(tab, tab.getByRole('button', { name: 'Download as CSV' }));
  await tab.keyboard.press('Enter');
  expect((await download).suggestedFilename()).toBe(`transparency-${year}.csv`);
  await tabTo(tab, tab.getByRole('button', { name: 'Publish' }));
  await tab.keyboard.press('Enter');
  await expect(tab.getByRole('dialog').getByRole('button', { name: 'Publish' })).toBeFocused();
  await tab.keyboard.press('Enter');
  await expect(tab.getByText(/^Published /)).toBeVisible();
  expect(await accessibilityViolationsOf(tab, 'reports')).toEqual([]);

  await tab.goto('/transparency');
  await expect(tab.getByText(year, { exact: true })).toBeVisible();
  await expect(tab.getByRole('table').first()).toBeVisible();
  expect(await accessibilityViolationsOf(tab, 'transparency')).toEqual([]);
  await query('DELETE FROM published_transparency_report WHERE period = $1', [year]);
});

test('shows and verifies the audit log for an auditor, and shows a reviewer only the queue', async ({ signInAs }) => {
  test.setTimeout(90_000);
  const tab = await signInAs('sorrel', { width: 1440 });
  await tab.goto('/staff/audit');
  await expect(tab.getByRole('heading', { level: 1, name: 'Audit log' })).toBeVisible();
  await expect(tab.getByText('Read the audit log').last()).toBeVisible();
  await tabTo(tab, tab.getByRole('button', { name: 'Verify' }));
  await tab.keyboard.press('Enter');
  await expect(tab.getByText('All entries are unchanged.')).toBeVisible();
  await tab.getByLabel('What', { exact: true }).selectOption('audit.verified');
  await expect(tab.getByRole('listitem').filter({ hasText: 'Verified part of the audit chain' }).first()).toBeVisible();
  await expect(tab.getByRole('listitem').filter({ hasText: 'Read the audit log' })).toHaveCount(0);
  await setTheme(tab, 'light');
  expect(await accessibilityViolationsOf(tab, 'audit')).toEqual([]);

  const reviewer = await signInAs('rowan', { width: 820 });
  await reviewer.goto('/staff');
  await expect(reviewer).toHaveURL(/\/staff\/media/);
  await reviewer.goto('/staff/overview');
  await expect(reviewer.getByRole('heading', { name: 'Waiting by kind' })).toBeVisible();
  await expect(reviewer.getByRole('heading', { name: 'Decisions' })).toHaveCount(0);
  await expect.poll(() => horizontalOverflowOf(reviewer)).toBeLessThanOrEqual(0);
});
