import { expect } from '@playwright/test';
import { expectAllWell, faultsOf, sidewaysOf } from './look.ts';
import { aBrowser, CAST_PASSWORD, test } from './member.ts';

const DERIVED = { timeout: 30_000 };
const pages = ['/requests', '/profile/new', '/settings/account', '/settings/settings', '/settings/security'];
const guestPages = [
  '/login',
  '/sign-up',
  '/verification',
  '/forgot',
  '/forgot/reset',
  '/sessions',
  '/sessions/reset',
  '/account/verify/none',
];

test('a member’s pages have one heading, no accessibility fault and no sideways scroll', async ({ signInAs }) => {
  test.setTimeout(120_000);
  const tab = await signInAs('ansel');
  await expectAllWell(tab, pages, { first: 'narrow' });
});

for (const language of ['en', 'he'] as const) {
  test(`the way in has no accessibility fault and no sideways scroll at 360 px: ${language}`, async ({ browser }) => {
    test.setTimeout(90_000);
    const tab = await aBrowser(browser, { language, width: 360 });
    for (const path of guestPages) {
      await tab.goto(path);
      await expect(tab.getByRole('heading', { level: 1 })).toHaveCount(1);
      await tab.waitForLoadState('networkidle');
      expect(await faultsOf(tab, path)).toEqual([]);
      expect(await sidewaysOf(tab)).toBeLessThanOrEqual(0);
    }
    await tab.context().close();
  });
}

test('a phone is verified by the code of a text message', async ({ signInAs }) => {
  test.setTimeout(90_000);
  const tab = await signInAs('wren');
  await tab.goto('/settings/account');
  await tab.getByRole('button', { name: 'Add phone' }).click();
  await tab.getByLabel('Phone number').fill('+1 206 555 0147');
  await tab.getByRole('button', { name: 'Send code' }).click();
  const code = tab.getByLabel('Code of the text message');
  await expect(code).toBeVisible();
  const texts = `${process.env['SANDBOX_URL']}/sms/texts?to=${encodeURIComponent('+12065550147')}`;
  const received = async () => ((await (await fetch(texts)).json()) as { texts: { body: string }[] }).texts[0]?.body ?? '';
  await expect.poll(received, { timeout: 20_000 }).toMatch(/^\d{6} is your code/);
  await code.fill((await received()).slice(0, 6));
  await tab.getByRole('button', { name: 'Verify', exact: true }).click();
  await expect(tab.getByText('+1 ••• 0147')).toBeVisible();
});

test('a member deletes the account, gets a receipt, and cannot come back', async ({ signInAs }) => {
  test.setTimeout(120_000);
  const tab = await signInAs('yasmin');
  await tab.goto('/settings/account');
  await tab.getByRole('button', { name: /Delete account|حذف/ }).click();
  const dialog = tab.getByRole('dialog');
  await dialog.getByRole('textbox').fill('yasmin');
  await dialog.getByRole('button').last().click();
  const password = tab.locator('input[autocomplete="current-password"]');
  await password.fill(CAST_PASSWORD);
  await password.press('Enter');
  await expect(tab.getByText(/E-[2-9A-Z]{4}-[2-9A-Z]{4}/)).toBeVisible(DERIVED);
  await tab.goto('/requests');
  await expect(tab).toHaveURL(/\/login/);
});
