import { createHash, randomBytes } from 'node:crypto';
import { expect, type Page, type Request } from '@playwright/test';
import { mailsTo } from './mail.ts';
import { aBrowser, aNewcomer, PERSONA_PASSWORD, test } from './member.ts';
import { translatorFor } from './translations.ts';

const LOADED = { timeout: 30_000 };
const TOO_EASY = 'This password is too easy to guess. Add another word or two.';

/** Each satisfies the password rules of the specification. */
const weakPasswords = ['Butterfly2024!', 'Password1!', 'Qwerty123!', 'P@ssw0rd!1', 'Пароль123!', 'Subrosa-2026!'];

/** Records the requests that carry a new password. */
function recordPasswordRequests(tab: Page): string[] {
  const sent: string[] = [];
  tab.on('request', (request) => {
    if (/\/(?:user\/register|hash\/reset|users\/change-password)$/.test(request.url()) && request.method() !== 'GET')
      sent.push(request.url());
  });
  return sent;
}

async function choose(tab: Page, labels: readonly string[], password: string): Promise<void> {
  for (const label of labels) await tab.getByLabel(label, { exact: true }).fill(password);
}

async function fillSignUp(tab: Page): Promise<void> {
  const who = aNewcomer();
  await tab.goto('/sign-up');
  await tab.locator('input[type="radio"][value="confidant"]').check();
  await tab.getByLabel('Email', { exact: true }).fill(who.email);
  await tab.getByLabel('Username', { exact: true }).fill(who.username);
  for (const box of await tab.getByRole('checkbox').all()) await box.check();
}

async function openReset(tab: Page): Promise<void> {
  const email = 'ansel@example.org';
  const before = (await mailsTo(email, 0)).length;
  await tab.goto('/forgot');
  await tab.getByLabel('Email', { exact: false }).first().fill(email);
  await tab.getByRole('main').getByRole('button').last().click();
  const mails = (await mailsTo(email, before + 1)).slice(before);
  await tab.goto(mails.find(({ link }) => link.includes('/forgot/reset'))?.link ?? '');
}

async function openChange(tab: Page): Promise<void> {
  await tab.goto('/settings/security');
  await tab.getByRole('button', { name: 'Change password' }).click();
  await tab.getByLabel('Old password', { exact: true }).fill(PERSONA_PASSWORD);
}

const pages = [
  { page: 'sign-up', open: fillSignUp, labels: ['Password', 'Retype password'], button: 'Create account' },
  { page: 'reset', open: openReset, labels: ['New password', 'Retype new password'], button: 'Change password' },
  { page: 'change of password', open: openChange, labels: ['New password', 'Retype new password'], button: 'Change password' },
] as const;

for (const { page, open, labels, button } of pages) {
  test(`sends no weak password from the ${page} page`, async ({ browser, signInAs }) => {
    test.setTimeout(90_000);
    const tab = page === 'change of password' ? await signInAs('marlow') : await aBrowser(browser);
    const sent = recordPasswordRequests(tab);
    await open(tab);
    for (const password of weakPasswords) {
      await choose(tab, labels, password);
      await tab.getByRole('button', { name: button, exact: true }).last().click();
      await expect(tab.getByText(TOO_EASY), password).toBeVisible(LOADED);
      await expect(tab.getByLabel(labels[0], { exact: true })).toBeFocused();
    }
    await choose(tab, labels, 'lowercase only');
    await tab.getByRole('button', { name: button, exact: true }).last().click();
    await expect(tab.getByText('Your password doesn’t meet all the requirements yet.')).toBeVisible();
    expect(sent).toEqual([]);
  });
}

for (const language of ['en', 'he'] as const) {
  test(`names the password strength while the member types: ${language}`, async ({ browser }) => {
    const t = translatorFor(language);
    const tab = await aBrowser(browser, { language, width: 390 });
    await tab.goto('/sign-up');
    const password = tab.getByLabel(t('Password'), { exact: true });
    const strength = tab.locator('[aria-live="polite"]').filter({ hasText: t('Strength:') });
    for (const [typed, ...texts] of [
      ['Password1!', 'Weak', 'Too close to a leaked password. Add another word or two.'],
      ['Вересень2024!', 'Weak', 'Dates, numbers and keyboard rows are easy to guess. Add another word or two.'],
      ['Quiet-Garden-7', 'Average', 'Good. Another word makes it stronger.'],
      ['Correct horse battery staple 7', 'Very strong'],
    ] as const) {
      await password.fill(typed);
      for (const text of texts) await expect(strength, typed).toContainText(t(text), LOADED);
    }
    await expect(tab.getByRole('listitem').filter({ hasText: t('Not easy to guess') })).toContainText(t('(done)'));
    await tab.context().close();
  });
}

test('fetches the password lists only when a new password field gets the focus', async ({ browser }) => {
  const tab = await aBrowser(browser);
  const fetched: string[] = [];
  tab.context().on('request', (request) => {
    const [list] = /estimate\.worker|leaked-passwords/.exec(request.url()) ?? [];
    if (list) fetched.push(list);
  });
  await tab.goto('/login');
  await tab.getByLabel('Password', { exact: true }).fill('Password1!');
  await tab.waitForLoadState('networkidle');
  await tab.goto('/sign-up');
  await tab.getByLabel('Email', { exact: true }).fill('evening@example.org');
  await tab.waitForLoadState('networkidle');
  expect(fetched).toEqual([]);
  await tab.getByLabel('Password', { exact: true }).focus();
  await expect.poll(() => new Set(fetched)).toEqual(new Set(['estimate.worker', 'leaked-passwords']));
});

test('sends no sign-up without the password lists, and sends it once they load', async ({ browser }) => {
  test.setTimeout(60_000);
  const tab = await aBrowser(browser);
  const sent = recordPasswordRequests(tab);
  const urlPattern = /leaked-passwords/;
  await tab.context().route(urlPattern, (route) => route.abort());
  await fillSignUp(tab);
  await choose(tab, ['Password', 'Retype password'], 'Quiet-Garden-7-lamp');
  await tab.getByRole('button', { name: 'Create account' }).click();
  await expect(tab.getByText('We couldn’t check your password. Check your connection and try again.')).toBeVisible(LOADED);
  expect(sent).toEqual([]);
  await tab.context().unroute(urlPattern);
  await tab.getByRole('button', { name: 'Create account' }).click();
  await expect(tab).toHaveURL(/\/verification$/, LOADED);
});

test('rejects a strong password that leaked, and queries our service for no weaker one', async ({ browser }) => {
  test.setTimeout(60_000);
  const leaked = `Lantern River Moss ${randomBytes(4).toString('hex')} Quill 7`;
  const sandbox = `${process.env['SANDBOX_URL']}/breached-passwords`;
  await fetch(sandbox, { method: 'POST', body: new URLSearchParams({ password: leaked }) });
  const tab = await aBrowser(browser);
  const sent = recordPasswordRequests(tab);
  const lookups: Request[] = [];
  tab.on('request', (request) => {
    if (request.url().endsWith('/api/auth/breached-passwords')) lookups.push(request);
  });
  await fillSignUp(tab);
  await tab.evaluate(() => (document.cookie = 'whose=ours'));
  await choose(tab, ['Password', 'Retype password'], leaked);
  await tab.getByRole('button', { name: 'Create account' }).click();
  await expect(tab.getByText('This password was found in a data breach. Choose a different one.')).toBeVisible(LOADED);
  expect(sent).toEqual([]);
  const prefix = createHash('sha1').update(leaked).digest('hex').slice(0, 5).toUpperCase();
  expect(lookups.map((lookup) => lookup.postDataJSON() as unknown)).toEqual([{ prefix }]);
  const headers = Object.keys((await lookups[0]?.allHeaders()) ?? {});
  expect(headers).toContain('content-type');
  expect(headers.filter((name) => /authorization|cookie/.test(name))).toEqual([]);

  await choose(tab, ['Password', 'Retype password'], 'Quiet-Garden-7');
  await tab.getByRole('button', { name: 'Create account' }).click();
  await expect(tab).toHaveURL(/\/verification$/, LOADED);
  expect(lookups).toHaveLength(1);
});
