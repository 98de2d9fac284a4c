import { expect } from '@playwright/test';
import { query } from './database.ts';
import { expectPagesAreSound, accessibilityViolationsOf, horizontalOverflowOf } from './page-checks.ts';
import { mailsTo } from './mail.ts';
import { aBrowser, PERSONA_PASSWORD, logIn, test } from './member.ts';
import { resetPasskeyCounter } from './passkeys.ts';
import { totpOf } from './totp.ts';
import { translatorFor } from './translations.ts';

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

test('shows member pages with one heading, no accessibility fault and no sideways scroll', async ({ signInAs }) => {
  test.setTimeout(120_000);
  const tab = await signInAs('ansel');
  await expectPagesAreSound(tab, pages);
});

test('shows guest pages in Hebrew at 360 px without accessibility faults or sideways scroll', async ({ browser }) => {
  test.setTimeout(90_000);
  const tab = await aBrowser(browser, { language: 'he', width: 360 });
  for (const path of guestPages) {
    await tab.goto(path);
    await expect(tab.getByRole('heading', { level: 1 })).toHaveCount(1);
    await tab.waitForLoadState('networkidle');
    expect(await accessibilityViolationsOf(tab, path)).toEqual([]);
    expect(await horizontalOverflowOf(tab)).toBeLessThanOrEqual(0);
  }
  await tab.context().close();
});

test('verifies a phone number by the code of a text message', async ({ signInAs }) => {
  test.setTimeout(90_000);
  const tab = await signInAs('wren');
  await tab.goto('/settings/account');
  await tab.getByRole('button', { name: 'Add phone' }).click();
  await tab.getByLabel('Phone number').fill('+1 206 555 0147');
  await tab.getByRole('button', { name: 'Send code' }).click();
  const code = tab.getByLabel('Code from the text message');
  await expect(code).toBeVisible();
  const texts = `${process.env['SANDBOX_URL']}/sms/texts?to=${encodeURIComponent('+12065550147')}`;
  const received = async () => ((await (await fetch(texts)).json()) as { texts: { body: string }[] }).texts[0]?.body ?? '';
  await expect.poll(received, { timeout: 20_000 }).toMatch(/^\d{6} is your code/);
  await code.fill((await received()).slice(0, 6));
  await tab.getByRole('button', { name: 'Verify', exact: true }).click();
  await expect(tab.getByText('+1 ••• 0147')).toBeVisible();
});

test('requires the second factor for new codes and a reset, and the password to log out a device', async ({ signInAs, browser }) => {
  test.setTimeout(240_000);
  const t = translatorFor('ar');
  await query('DELETE FROM data_export USING member WHERE member.id = member_id AND username = $1', ['yasmin']);
  const forget = () => query('DELETE FROM second_factor USING member WHERE member.id = member_id AND username = $1', ['yasmin']);
  await forget();
  const tab = await signInAs('yasmin', { language: 'ar' });
  const prove = async () => {
    const password = tab.locator('input[autocomplete="current-password"]');
    await password.fill(PERSONA_PASSWORD);
    await password.press('Enter');
  };
  const backupCode = async () => {
    const codes = tab.getByRole('dialog').locator('li code');
    await expect(codes).toHaveCount(10, DERIVED);
    const code = (await codes.first().textContent()) ?? '';
    await tab.getByRole('button', { name: t('I’ve saved my codes') }).click();
    return code;
  };

  let secret = '';
  await test.step('the first factor requires the password', async () => {
    await tab.goto('/settings/security');
    await tab.getByRole('button', { name: t('Set up authenticator app') }).click();
    await prove();
    const shown = tab.getByRole('dialog').locator('code').first();
    await expect(shown).toBeVisible(DERIVED);
    secret = ((await shown.textContent()) ?? '').replaceAll(' ', '');
    await tab.getByLabel(t('Code from the app')).fill(totpOf(secret));
    await tab.getByRole('button', { name: t('Turn on') }).click();
    await backupCode();
  });

  const code = await test.step('new backup codes require the app too', async () => {
    await resetPasskeyCounter('yasmin');
    await tab.getByRole('button', { name: t('Create new codes') }).click();
    await prove();
    const field = tab.getByLabel(t('Code from your authenticator app'));
    await expect(field).toBeVisible(DERIVED);
    expect(await accessibilityViolationsOf(tab, 'the second step of the dialog')).toEqual([]);
    await field.fill('000000');
    await tab.getByRole('button', { name: t('Continue') }).click();
    await expect(tab.getByText(t('That code or passkey wasn’t accepted. Please try again.')).first()).toBeVisible();
    await field.fill(totpOf(secret));
    await tab.getByRole('button', { name: t('Continue') }).click();
    return backupCode();
  });

  await test.step('another device is logged out with the password', async () => {
    const other = await aBrowser(browser, { language: 'ar' });
    await logIn(other, { login: 'yasmin', password: PERSONA_PASSWORD }, 'ar');
    await resetPasskeyCounter('yasmin');
    await other.getByLabel(t('Code from your authenticator app')).fill(totpOf(secret), DERIVED);
    await other.getByRole('button', { name: t('Continue') }).click();
    await expect(other).toHaveURL(/\/requests$/, DERIVED);
    await tab.reload();
    const [label = ''] = t('Log out {browser}').split('{browser}');
    await tab.getByRole('button', { name: label }).click();
    await prove();
    await expect(tab.getByRole('button', { name: label })).toHaveCount(0, DERIVED);
    await other.reload();
    await expect(other).toHaveURL(/\/login/);
    await other.context().close();
  });

  await test.step('a few minutes later an export requires no password', async () => {
    await tab
      .getByRole('navigation', { name: t('Settings') })
      .getByRole('link', { name: t('Account') })
      .click();
    const dialog = tab.getByRole('dialog');
    await tab.getByRole('button', { name: t('Request export') }).click();
    await expect(dialog.getByText(t('You entered your password a few minutes ago, so you don’t need it now.'))).toBeVisible();
    await expect(dialog.locator('input[autocomplete="current-password"]')).toHaveCount(0);
    await dialog.getByRole('button', { name: t('Request export') }).click();
    await expect(dialog).toHaveCount(0);
    await expect(tab.getByRole('button', { name: t('Request export') })).toHaveCount(0);
  });

  await test.step('a password reset requires a second factor too', async () => {
    const fresh = await aBrowser(browser, { language: 'ar' });
    const before = (await mailsTo('yasmin@example.org', 0)).length;
    await fresh.goto('/forgot');
    await fresh.getByRole('textbox').first().fill('yasmin@example.org');
    await fresh.getByRole('main').getByRole('button').last().click();
    // The email about the export may arrive in between.
    const resetLink = async () =>
      (await mailsTo('yasmin@example.org', before)).slice(before).find(({ link }) => link.includes('/forgot/reset'))?.link ?? '';
    await expect.poll(resetLink, { timeout: 20_000 }).not.toBe('');
    await fresh.goto(await resetLink());
    for (const label of ['New password', 'Retype new password']) await fresh.getByLabel(t(label), { exact: true }).fill(PERSONA_PASSWORD);
    await fresh.getByRole('button', { name: t('Continue') }).click();
    await fresh.getByRole('button', { name: t('Use a backup code instead') }).click(DERIVED);
    expect(await accessibilityViolationsOf(fresh, 'the second step of a reset')).toEqual([]);
    await fresh.getByLabel(t('Backup code')).fill(code);
    await fresh.getByRole('button', { name: t('Continue') }).click();
    await expect(fresh).toHaveURL(/\/login/, DERIVED);
    await fresh.context().close();
  });
  await forget();
});

test('deletes an account, shows a receipt, and ends the sign-in', async ({ signInAs }) => {
  test.setTimeout(120_000);
  const tab = await signInAs('yasmin');
  await tab.goto('/settings/account');
  await tab.getByRole('button', { name: /Delete account|حذف/ }).click();
  const dialog = tab.getByRole('dialog');
  await dialog.getByRole('textbox').fill('yasmin');
  await dialog.getByRole('button').last().click();
  const password = tab.locator('input[autocomplete="current-password"]');
  await password.fill(PERSONA_PASSWORD);
  await password.press('Enter');
  await expect(tab.getByText(/E-[2-9A-Z]{4}-[2-9A-Z]{4}/)).toBeVisible(DERIVED);
  await tab.goto('/requests');
  await expect(tab).toHaveURL(/\/login/);
});
