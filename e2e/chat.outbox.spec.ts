import { expect, type Page } from '@playwright/test';
import { composer, deleteConversations, message, openChatWith, recordSentText, sendChatMessage, unlock } from './chat.ts';
import { test } from './member.ts';
import { deleteRelations } from './relations.ts';

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

test('stores a message once when the tab lost the response, and when two tabs send it', async ({ signInAs }) => {
  test.setTimeout(180_000);
  const dorian = await signInAs('dorian');
  await unlock(dorian);
  await openChatWith(dorian, 'iris');
  await sendChatMessage(dorian, 'Are you there?');
  const text = `Once ${crypto.randomUUID()}`;
  // The server stores it, and the tab never learns that.
  await dorian.route('**/messages', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    return route.abort();
  });
  await writeText(dorian, text);
  await expect(notSentYet(dorian)).toHaveCount(1, LIVE);
  const second = await dorian.context().newPage();
  await dorian.unroute('**/messages');
  await Promise.all([second.goto(dorian.url()), dorian.reload()]);
  for (const tab of [dorian, second]) {
    await expect(message(tab, text).getByRole('img', { name: /^(Sent|Delivered|Read)$/ })).toBeVisible(LIVE);
    await expect(message(tab, text)).toHaveCount(1);
    await expect(notSentYet(tab)).toHaveCount(0);
  }
});

test('deletes what was not sent when the member logs out', async ({ signInAs }) => {
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
  const stored = () =>
    dorian.evaluate(async () => {
      const done = <Result>(request: IDBRequest<Result>) =>
        new Promise<Result>((resolve) => request.addEventListener('success', () => resolve(request.result)));
      const database = await done(indexedDB.open('subrosa-vault'));
      const count = await done(database.transaction('outbox').objectStore('outbox').count());
      database.close();
      return { count, mark: localStorage.getItem('subrosa.unsent') };
    });
  await expect.poll(stored).toEqual({ count: 0, mark: null });
});
