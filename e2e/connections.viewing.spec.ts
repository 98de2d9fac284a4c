import { expect } from '@playwright/test';
import { expectPagesAreSound, accessibilityViolationsOf, horizontalOverflowOf } from './page-checks.ts';
import { test } from './member.ts';
import { deleteRelations } from './relations.ts';

const paths = [
  '/profile/connected',
  '/profile/connected?status=pending',
  '/profile/connected?status=sent&name=qqqqqq',
  '/profile/favourites',
  '/settings/blacklist',
  '/iris?tab=endorsements',
];

test('shows the pages of connections without accessibility faults or sideways scroll', async ({ signInAs }) => {
  test.setTimeout(240_000);
  const tab = await signInAs('marlow');
  await expectPagesAreSound(tab, paths);
});

test('shows dialogs and menus of a profile without accessibility faults', async ({ signInAs }) => {
  test.setTimeout(120_000);
  await deleteRelations('wren', 'iris');
  const tab = await signInAs('wren', { width: 360 });
  await tab.goto('/iris');
  await tab.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(tab.getByRole('dialog', { name: 'Connect with iris' })).toBeVisible();
  expect(await accessibilityViolationsOf(tab, 'connect')).toEqual([]);
  expect(await horizontalOverflowOf(tab)).toBeLessThanOrEqual(0);
  await tab.keyboard.press('Escape');
  for (const entry of ['Report', 'Block']) {
    await tab.getByRole('button', { name: 'Options for iris' }).click();
    await expect(tab.getByRole('menuitem', { name: entry })).toBeVisible();
    expect(await accessibilityViolationsOf(tab, `menu for ${entry}`)).toEqual([]);
    await tab.getByRole('menuitem', { name: entry }).click();
    await expect(tab.getByRole('dialog', { name: new RegExp(`^${entry}`) })).toBeVisible();
    expect(await accessibilityViolationsOf(tab, entry)).toEqual([]);
    await tab.keyboard.press('Escape');
    await expect(tab.getByRole('dialog')).toHaveCount(0);
  }
});

test('sends, lists and withdraws a request in Hebrew on a phone', async ({ signInAs }) => {
  test.setTimeout(120_000);
  await deleteRelations('noa', 'ansel');
  const tab = await signInAs('noa', { language: 'he', width: 390 });
  await tab.goto('/ansel');
  await expect(tab.locator('html')).toHaveAttribute('dir', 'rtl');
  await tab.locator('[data-opens="connect"]').click();
  const dialog = tab.getByRole('dialog');
  await dialog.getByRole('textbox').fill('ערב טוב');
  expect(await accessibilityViolationsOf(tab, 'connect')).toEqual([]);
  await dialog.locator('[type="submit"]').click();
  await expect(dialog).toHaveCount(0);
  await tab.goto('/profile/connected?status=sent');
  const sent = tab.getByRole('article').filter({ has: tab.getByRole('link', { name: 'ansel', exact: true }) });
  await expect(sent.getByText('ערב טוב')).toBeVisible();
  expect(await horizontalOverflowOf(tab)).toBeLessThanOrEqual(0);
  await sent.getByRole('button').click();
  await expect(sent).toHaveCount(0);
});
