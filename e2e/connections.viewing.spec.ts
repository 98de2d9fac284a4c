import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { test } from './member.ts';
import { makeStrangers } from './relations.ts';

const sidewaysOf = (tab: Page) => tab.evaluate(() => document.documentElement.scrollWidth - innerWidth);

async function faultsOf(tab: Page, where: string): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page: tab }).analyze();
  return violations.map(({ id, nodes }) => `${where}: ${id} ${nodes[0]?.html ?? ''}`);
}

const paths = [
  '/profile/connected',
  '/profile/connected?status=pending',
  '/profile/connected?status=sent&name=qqqqqq',
  '/profile/favourites',
  '/settings/blacklist',
  '/iris?tab=endorsements',
];

for (const [who, language] of [
  ['marlow', 'en'],
  ['noa', 'he'],
] as const) {
  test(`the pages of connections have no accessibility fault and no sideways scroll, ${language}`, async ({ signInAs }) => {
    test.setTimeout(240_000);
    const tab = await signInAs(who, { language });
    for (const path of paths) {
      await tab.goto(path);
      await expect(tab.getByRole('heading', { level: 1 })).toHaveCount(1);
      await tab.waitForLoadState('networkidle');
      for (const width of [1440, 820, 390, 360]) {
        await tab.setViewportSize({ width, height: 844 });
        await expect.poll(() => sidewaysOf(tab), `${path} ${width}`).toBeLessThanOrEqual(0);
        if (width === 820 || width === 390) continue;
        for (const theme of ['dark', 'light']) {
          await tab.evaluate((scheme) => document.documentElement.setAttribute('data-mantine-color-scheme', scheme), theme);
          expect(await faultsOf(tab, `${path} ${theme} ${width}`)).toEqual([]);
        }
      }
    }
  });
}

test('the dialogs and menus of a profile have no accessibility fault', async ({ signInAs }) => {
  test.setTimeout(120_000);
  await makeStrangers('wren', 'iris');
  const tab = await signInAs('wren', { width: 360 });
  await tab.goto('/iris');
  await tab.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(tab.getByRole('dialog', { name: 'Connect with iris' })).toBeVisible();
  expect(await faultsOf(tab, 'connect')).toEqual([]);
  expect(await sidewaysOf(tab)).toBeLessThanOrEqual(0);
  await tab.keyboard.press('Escape');
  for (const entry of ['Report', 'Block']) {
    await tab.getByRole('button', { name: 'More about iris' }).click();
    await expect(tab.getByRole('menuitem', { name: entry })).toBeVisible();
    expect(await faultsOf(tab, `menu for ${entry}`)).toEqual([]);
    await tab.getByRole('menuitem', { name: entry }).click();
    await expect(tab.getByRole('dialog', { name: new RegExp(`^${entry}`) })).toBeVisible();
    expect(await faultsOf(tab, entry)).toEqual([]);
    await tab.keyboard.press('Escape');
    await expect(tab.getByRole('dialog')).toHaveCount(0);
  }
});

test('in Hebrew on a phone one asks, finds the request among those sent, and withdraws it', async ({ signInAs }) => {
  test.setTimeout(120_000);
  await makeStrangers('noa', 'ansel');
  const tab = await signInAs('noa', { language: 'he', width: 390 });
  await tab.goto('/ansel');
  await expect(tab.locator('html')).toHaveAttribute('dir', 'rtl');
  await tab.locator('[data-opens="connect"]').click();
  const dialog = tab.getByRole('dialog');
  await dialog.getByRole('textbox').fill('ערב טוב');
  expect(await faultsOf(tab, 'connect')).toEqual([]);
  await dialog.locator('[type="submit"]').click();
  await expect(dialog).toHaveCount(0);
  await tab.goto('/profile/connected?status=sent');
  const sent = tab.getByRole('article').filter({ has: tab.getByRole('link', { name: 'ansel', exact: true }) });
  await expect(sent.getByText('ערב טוב')).toBeVisible();
  expect(await sidewaysOf(tab)).toBeLessThanOrEqual(0);
  await sent.getByRole('button').click();
  await expect(sent).toHaveCount(0);
});
