import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { decidePayment } from './billing.ts';
import { composer, deleteConversations, message, recordSentText } from './chat.ts';
import { query } from './database.ts';
import { test } from './member.ts';
import { accessibilityViolationsOf, horizontalOverflowOf } from './page-checks.ts';
import { signUpAndVerify } from './profile-form.ts';
import { deleteRelations } from './relations.ts';
import { insertPost } from './requests.ts';

/** Counts what a member does on the way, and the pages of the app that they see. */
function aWalk(page: Page) {
  const own = new URL(page.url()).origin;
  const pages: string[] = [];
  let taps = 0;
  page.on('framenavigated', (frame) => {
    const { pathname, origin } = new URL(frame.url());
    if (frame === page.mainFrame() && origin === own && pages.at(-1) !== pathname) pages.push(pathname);
  });
  return {
    pages,
    taps: () => taps,
    async tap(what: Locator) {
      await what.click();
      taps += 1;
    },
  };
}

async function receivedCode(phone: string): Promise<string> {
  const texts = `${process.env['SANDBOX_URL']}/sms/texts?to=${encodeURIComponent(phone)}`;
  const received = async () => ((await (await fetch(texts)).json()) as { texts: { body: string }[] }).texts[0]?.body ?? '';
  await expect.poll(received, { timeout: 20_000 }).toMatch(/^\d{6} is your code/);
  return (await received()).slice(0, 6);
}

const aPhone = () => `+1206555${String(Math.floor(Math.random() * 10_000)).padStart(4, '0')}`;

/** Inserts a published post of a persona, and returns its id. */
async function aPostOf(username: string, title: string): Promise<string> {
  const id = randomUUID();
  await insertPost(username, { id, title, description: 'Kept for a quiet week.' });
  return id;
}

async function aFreeFetishist(page: Page): Promise<string> {
  const { username } = await signUpAndVerify(page, 'en', 'fetishist');
  await query(`UPDATE member SET state = 'active' WHERE username = $1`, [username]);
  return username;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('leads a new free fetishist from a request to a sent message', async ({ page }) => {
  test.setTimeout(240_000);
  const title = `Linen ribbon ${randomUUID().slice(0, 8)}`;
  const post = await aPostOf('iris', title);
  await aFreeFetishist(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/requests/details/${post}`);
  const walk = aWalk(page);

  await walk.tap(button(page, 'Message'));
  const sheet = page.getByRole('dialog', { name: 'Message iris' });
  await expect(sheet.getByRole('list', { name: 'Steps' }).getByRole('listitem')).toHaveCount(3);
  expect(await accessibilityViolationsOf(page)).toEqual([]);
  expect(await horizontalOverflowOf(page)).toBe(0);

  const phone = aPhone();
  await sheet.getByLabel('Phone number').fill(phone);
  await walk.tap(button(page, 'Send code'));
  await expect(sheet.getByLabel('Code from the text message')).toBeVisible();
  await sheet.getByLabel('Code from the text message').fill(await receivedCode(phone));
  await walk.tap(button(page, 'Verify'));

  await expect(sheet.getByText('On your card statement')).toBeVisible();
  expect(await horizontalOverflowOf(page)).toBe(0);
  await walk.tap(button(page, 'Continue to payment'));
  // The card data is entered at the payment provider.
  await expect(button(page, 'Approve the payment')).toBeVisible();
  await decidePayment(page, 'Approve');

  await expect(page.getByRole('heading', { name: 'Message iris' })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('heading', { name: 'Boundaries' })).toBeVisible();
  await walk.tap(button(page, 'Write to iris'));
  await expect(page).toHaveURL(/\/chat\/[0-9a-f-]{36}$/);
  await expect(page.locator('form').getByText(title)).toBeVisible();

  await page.reload();
  await expect(page.locator('form').getByText(title)).toBeVisible();
  const text = 'Good evening. Is it still available?';
  recordSentText(text);
  await composer(page).fill(text);
  await walk.tap(button(page, 'Send'));
  const sent = message(page, text).last();
  await expect(sent.getByRole('img', { name: /^(Sent|Delivered|Read)$/ })).toBeVisible({ timeout: 20_000 });
  await expect(sent.getByText(title)).toBeVisible();
  await expect(page.locator('form').getByText(title)).toHaveCount(0);

  // Before: about 17 taps and two walls.
  expect(walk.taps()).toBe(6);
  expect(walk.pages.map((path) => path.replace(/[0-9a-f-]{36}/, 'id'))).toEqual(['/upgrade/successful', '/chat/id']);
});

test('keeps the intent through a declined payment and a reload, until the member dismisses it', async ({ page }) => {
  test.setTimeout(240_000);
  const username = await aFreeFetishist(page);
  await query(`UPDATE member SET phone = $2, phone_verified_at = now() WHERE username = $1`, [username, aPhone()]);
  await page.goto('/iris');
  await button(page, 'Message').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Continue to payment' }).click();
  await decidePayment(page, 'Decline');
  await expect(page.getByRole('heading', { name: 'The payment didn’t go through' })).toBeVisible();
  await expect(button(page, 'Continue your message to iris')).toBeVisible();
  await page.goto('/settings/upgrade');
  await expect(button(page, 'Continue your message to iris')).toBeVisible();
  await page.goto('/chat');
  await page.reload();
  await button(page, 'Continue your message to iris').click();
  await expect(page.getByRole('dialog', { name: 'Message iris' }).getByText('On your card statement')).toBeVisible();
  await button(page, 'Not now').click();
  await expect(button(page, 'Continue your message to iris')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Messages' })).toBeVisible();
  await expect(button(page, 'Continue your message to iris')).toHaveCount(0);
});

test('offers a connection first with a private account, and no plan until it is accepted', async ({ page }) => {
  test.setTimeout(240_000);
  const username = await aFreeFetishist(page);
  await page.goto('/wren');
  await button(page, 'Message').click();
  const sheet = page.getByRole('dialog', { name: 'Message wren' });
  await sheet.getByLabel(/^Short note/).fill('We met at the fair.');
  await button(page, 'Send connection request').click();
  await expect(sheet.getByText(/There’s nothing to pay until then/)).toBeVisible();
  await expect(button(page, 'Continue to payment')).toHaveCount(0);
  await deleteRelations(username, 'wren');
});

test('shows the boundaries of the other once, before the first message', async ({ signInAs }) => {
  test.setTimeout(120_000);
  await deleteConversations('dorian', 'iris');
  await deleteRelations('dorian', 'iris');
  const post = await aPostOf('iris', `Silk cord ${randomUUID().slice(0, 8)}`);
  const tab = await signInAs('dorian');
  await tab.goto('/iris');
  await button(tab, 'Message').click();
  const sheet = tab.getByRole('dialog', { name: 'Message iris' });
  await expect(sheet.getByRole('heading', { name: 'Boundaries' })).toBeVisible();
  await button(tab, 'Write to iris').click();
  await expect(tab).toHaveURL(/\/chat\/[0-9a-f-]{36}$/);
  await tab.goto(`/requests/details/${post}`);
  await button(tab, 'Message').click();
  await expect(tab).toHaveURL(/\/chat\/[0-9a-f-]{36}$/);
  const about = () => tab.evaluate(() => (history.state as { aboutRequest?: string } | null)?.aboutRequest ?? null);
  expect(await about()).toBe(post);
  // No link can put a post into what a member sends.
  await tab.goto(`${tab.url()}?about=${post}`);
  expect(await about()).toBeNull();
});
