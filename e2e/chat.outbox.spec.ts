import { expect, type Page } from '@playwright/test';
import { composer, deleteConversations, message, openChatWith, recordSentText, sendChatMessage, storedRows, unlock } from './chat.ts';
import { test } from './member.ts';
import { connectMembers, deleteRelations } from './relations.ts';

const LIVE = { timeout: 20_000 };

const notSentYet = (tab: Page) => tab.getByRole('status').filter({ hasText: 'Not sent yet' });

/** The server cannot be reached for sending. */
const cut = (tab: Page) => tab.route('**/messages', (route) => (route.request().method() === 'POST' ? route.abort() : route.fallback()));

async function writeText(tab: Page, text: string) {
  recordSentText(text);
  await composer(tab).fill(text);
  await composer(tab).press('Enter');
}

test.beforeEach(async () => {
  await deleteRelations('dorian', 'iris');
  await deleteConversations('dorian', 'iris');
});

/** As the seed connects them, for suites that run later. */
test.afterAll(() => connectMembers('dorian', 'iris'));

test('sends a message from offline once after a reload, and deletes another without sending it', async ({ signInAs }) => {
  test.setTimeout(180_000);
  const [dorian, iris] = [await signInAs('dorian'), await signInAs('iris')];
  await unlock(dorian);
  await unlock(iris);
  await openChatWith(dorian, 'iris');
  await sendChatMessage(dorian, 'Are you there?');
  await iris.goto(new URL(dorian.url()).pathname);
  await expect(message(iris, 'Are you there?')).toBeVisible(LIVE);

  await dorian.context().setOffline(true);
  const [kept, dropped] = [`Kept ${crypto.randomUUID()}`, `Dropped ${crypto.randomUUID()}`];
  await writeText(dorian, kept);
  await writeText(dorian, dropped);
  await expect(notSentYet(dorian)).toHaveCount(2, LIVE);
  await message(dorian, dropped).getByRole('button', { name: 'Delete' }).click();
  await expect(message(dorian, dropped)).toHaveCount(0);

  // After a reload with a connection that still sends nothing, the message waits as before.
  await cut(dorian);
  await dorian.context().setOffline(false);
  await dorian.reload();
  await expect(message(dorian, kept)).toContainText('Not sent yet', LIVE);
  await dorian.unroute('**/messages');
  await message(dorian, kept).getByRole('button', { name: 'Try again' }).click();
  await expect(message(iris, kept)).toHaveCount(1, LIVE);
  await expect(message(dorian, kept)).toHaveCount(1);
  await dorian.reload();
  await expect(message(dorian, kept).getByRole('img', { name: /^(Sent|Delivered|Read)$/ })).toBeVisible(LIVE);
  await expect(message(dorian, kept)).toHaveCount(1);
  await expect(message(iris, dropped)).toHaveCount(0);
});

test('stores a message once when the tab was closed before the response, and two others send it again', async ({ signInAs }) => {
  test.setTimeout(180_000);
  const dorian = await signInAs('dorian');
  await unlock(dorian);
  await openChatWith(dorian, 'iris');
  await sendChatMessage(dorian, 'Are you there?');
  const text = `Once ${crypto.randomUUID()}`;
  // The server stores it, and the tab is closed before it learns that.
  const stored = new Promise<void>((resolve) => {
    void dorian.route('**/messages', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      await route.fetch();
      return resolve();
    });
  });
  await writeText(dorian, text);
  await stored;
  const url = dorian.url();
  const tabs = [await dorian.context().newPage(), await dorian.context().newPage()];
  await dorian.close();
  await Promise.all(tabs.map((tab) => tab.goto(url)));
  for (const tab of tabs) {
    await expect(message(tab, text).getByRole('img', { name: /^(Sent|Delivered|Read)$/ })).toBeVisible(LIVE);
    await expect(message(tab, text)).toHaveCount(1);
    await expect.poll(() => storedRows(tab, 'outbox')).toBe(0);
    await expect(notSentYet(tab)).toHaveCount(0);
  }
});

test('deletes what was not sent, and the service worker, when the member logs out', async ({ signInAs }) => {
  const dorian = await signInAs('dorian');
  await unlock(dorian);
  await openChatWith(dorian, 'iris');
  await sendChatMessage(dorian, 'Are you there?');
  await cut(dorian);
  await writeText(dorian, 'Never sent.');
  await expect(notSentYet(dorian)).toHaveCount(1, LIVE);
  await dorian.getByRole('button', { name: 'Your menu' }).click();
  await dorian.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(dorian).toHaveURL(/\/login/);
  await expect.poll(() => storedRows(dorian, 'outbox')).toBe(0);
  expect(await dorian.evaluate(() => localStorage.getItem('subrosa.unsent'))).toBeNull();
  // Neither a service worker nor its preferences show afterwards that a member used this browser.
  await expect.poll(() => dorian.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  await expect.poll(() => dorian.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))).not.toContain('subrosa.push');
});
