import { expect, type Page } from '@playwright/test';
import { accountLimits } from '@subrosa/rules/accounts/limits';
import type { Locale } from '@subrosa/rules/reference/locales';
import { tablesHolding } from './database.ts';
import { mailsTo } from './mail.ts';
import { aBrowser, aNewcomer, logIn, type Newcomer } from './member.ts';
import { aReader, fromItsOwnNetwork, test } from './visitor.ts';
import { recordNetwork } from './network-recorder.ts';
import { translatorFor } from './translations.ts';

const DERIVED = { timeout: 30_000 };

async function passAgeGate(page: Page, t: (english: string) => string): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: t('I’m 19 or older') }).click();
}

async function signUp(page: Page, who: Newcomer, t: (english: string) => string): Promise<void> {
  await page.locator('input[type="radio"][value="confidant"]').check();
  await page.getByLabel(t('Email'), { exact: true }).fill(who.email);
  await page.getByLabel(t('Username'), { exact: true }).fill(who.username);
  await page.getByLabel(t('Password'), { exact: true }).fill(who.password);
  await page.getByLabel(t('Retype password'), { exact: true }).fill(who.password);
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await page.getByRole('button', { name: t('Create account') }).click();
}

const walks: { language: Locale; width: number }[] = [
  { language: 'en', width: 1440 },
  { language: 'he', width: 390 },
];

for (const { language, width } of walks) {
  test(`signs a new member up, enforces the device limit and signs out when idle: ${language} at ${width} px`, async ({
    page,
    browser,
  }) => {
    test.setTimeout(180_000);
    const t = translatorFor(language);
    const who = aNewcomer();
    const wire = recordNetwork(page);
    await page.setViewportSize({ width, height: 844 });
    await aReader(page, { language });
    await fromItsOwnNetwork(page);

    await test.step('the age gate comes first', async () => {
      await page.goto('/sign-up');
      await passAgeGate(page, t);
    });

    await test.step('signing up requires the link of an email', async () => {
      await signUp(page, who, t);
      await expect(page).toHaveURL(/\/verification$/, DERIVED);
      await page.goto((await mailsTo(who.email, 1))[0]?.link ?? '');
      await page
        .getByRole('main')
        .getByRole('link', { name: t('Log in') })
        .click();
    });

    await test.step('the first sign-in leads to the welcome page', async () => {
      await logIn(page, { login: who.email, password: who.password }, language);
      await expect(page).toHaveURL(/\/profile\/new$/, DERIVED);
    });

    const second = await aBrowser(browser, { language, width });
    await test.step('a second device logs in by username', async () => {
      await logIn(second, { login: who.username.toUpperCase(), password: who.password }, language);
      await expect(second).toHaveURL(/\/profile\/new$/, DERIVED);
    });

    const third = await aBrowser(browser, { language, width });
    await test.step('a third device chooses by keyboard which of two is logged out', async () => {
      await logIn(third, { login: who.email, password: who.password }, language);
      await expect(third.getByRole('radio')).toHaveCount(2, DERIVED);
      // Kind and day, nothing else.
      await expect(third.getByRole('group', { name: t('Which device should we log out?') })).not.toContainText(/Chrom|\d:\d/);
      await expect(third.getByRole('radio').first()).toBeFocused();
      await third.keyboard.press('Enter');
      await expect(third.getByText(t('Choose one device.'))).toBeVisible();
      await third.keyboard.press('ArrowDown');
      await third.keyboard.press('Enter');
      await expect(third).toHaveURL(/\/profile\/new$/, DERIVED);
      await page.reload();
      await expect(page).toHaveURL(/\/login/);
      await second.reload();
      await expect(second).toHaveURL(/\/profile\/new$/);
    });

    await test.step('the first device removes both by a link from its email', async () => {
      await logIn(page, { login: who.email, password: who.password }, language);
      await expect(page.getByRole('radio')).toHaveCount(2, DERIVED);
      await page.getByRole('link', { name: t('Email me a link to manage devices') }).click();
      await page.getByLabel(t('Email'), { exact: false }).first().fill(who.email);
      await page.getByRole('button', { name: t('Send link') }).click();
      // One for the confirmation, three for new devices, and this one.
      const mails = await mailsTo(who.email, 5);
      await page.goto(mails.find(({ link }) => link.includes('/sessions/reset'))?.link ?? '');
      await expect(page).not.toHaveURL(/token/);
      await expect(page.getByRole('checkbox')).toHaveCount(2);
      for (const box of await page.getByRole('checkbox').all()) await box.check({ force: true });
      await page.getByRole('button', { name: t('Log out selected devices') }).click();
      await expect(page.getByText(t('Done. You can now log in on this device.'))).toBeVisible();
      await third.reload();
      await expect(third).toHaveURL(/\/login/);
      await third.clock.install();
      await logIn(third, { login: who.email, password: who.password }, language);
      await expect(third).toHaveURL(/\/profile\/new$/, DERIVED);
    });

    await test.step('24 idle hours sign out, and the member can log in again', async () => {
      await third.clock.fastForward(accountLimits.idleMs + 120_000);
      await expect(third).toHaveURL(/\/login/);
      await logIn(third, { login: who.email, password: who.password }, language);
      await expect(third).toHaveURL(/\/profile\/new$/, DERIVED);
    });

    await test.step('no request or table contains the password, and no URL a token', async () => {
      expect(wire.holding(who.password)).toEqual([]);
      expect(wire.tokensInUrls()).toEqual([]);
      expect(await tablesHolding(who.password)).toEqual([]);
      expect(await tablesHolding(who.username)).toContain('public.member');
      for (const token of wire.tokens()) expect(await tablesHolding(token)).toEqual([]);
    });
    for (const other of [second, third]) await other.context().close();
  });
}

test('locks after five wrong passwords, with a warning each time, until the password is reset', async ({ browser }) => {
  test.setTimeout(120_000);
  const t = translatorFor('en');
  const tab = await aBrowser(browser);
  const before = await mailsTo('juniper@example.org', 0);
  for (const left of [4, 3, 2, 1]) {
    await logIn(tab, { login: 'juniper@example.org', password: `Wrong-Password-${left}` });
    await expect(tab.getByText(new RegExp(`\\b${left} attempts? remain`))).toBeVisible(DERIVED);
  }
  await logIn(tab, { login: 'juniper@example.org', password: 'Wrong-Password-0' });
  await expect(tab.getByText(t('This account is locked after 5 failed attempts.'))).toBeVisible(DERIVED);

  await tab.goto('/forgot');
  await tab.getByLabel('Email', { exact: false }).first().fill('juniper@example.org');
  await tab.getByRole('main').getByRole('button').last().click();
  const mails = (await mailsTo('juniper@example.org', before.length + 2)).slice(before.length);
  await tab.goto(mails.find(({ link }) => link.includes('/forgot/reset'))?.link ?? '');
  const password = 'Another-Garden-8';
  for (const label of ['New password', 'Retype new password']) await tab.getByLabel(t(label), { exact: true }).fill(password);
  await tab.getByRole('button', { name: t('Change password') }).click();
  await expect(tab).toHaveURL(/\/login/, DERIVED);
  await logIn(tab, { login: 'juniper', password });
  await expect(tab).toHaveURL(/\/requests$/, DERIVED);
  await tab.context().close();
});

test('derives keys in a worker without blocking the page', async ({ browser }) => {
  const tab = await aBrowser(browser);
  await tab.goto('/login');
  await tab.evaluate(() => {
    const tasks: number[] = [];
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
      entryTypes: ['longtask'],
    });
    Object.assign(window, { tasks });
  });
  await tab.getByLabel('Email or username').fill('ansel@example.org');
  await tab.getByLabel('Password', { exact: true }).fill('Not-The-Password-1');
  const parameters = tab.waitForResponse('**/api/auth/parameters');
  const login = tab.waitForRequest('**/api/auth/login');
  const worker = tab.waitForEvent('worker');
  // The vault starts it, so that no derived key passes through the page.
  const deriver = tab.waitForRequest(/derive\.worker/);
  await tab.getByRole('button', { name: 'Log in', exact: true }).click();
  await parameters;
  expect((await worker).url()).toContain('vault.worker');
  await deriver;
  const began = performance.now();
  await login;
  const took = performance.now() - began;
  const longest = await tab.evaluate(() => Math.max(0, ...(window as unknown as { tasks: number[] }).tasks));
  test
    .info()
    .annotations.push({ type: 'derivation', description: `${Math.round(took)} ms, longest task of the page ${Math.round(longest)} ms` });
  // On the main thread the derivation would be one long task.
  expect(longest).toBeLessThan(Math.max(250, took / 2));
  await tab.context().close();
});
