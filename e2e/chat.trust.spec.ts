import { expect, type Page } from '@playwright/test';
import { composer, deleteConversations, message, openChatWith, sendChatMessage, unlock } from './chat.ts';
import { query } from './database.ts';
import { emptySettings, presentFalseKeys, putSettings, settingsOf } from './key-data.ts';
import { test } from './member.ts';
import { accessibilityViolationsOf, horizontalOverflowOf, setTheme } from './page-checks.ts';
import { connectMembers } from './relations.ts';

const LIVE = { timeout: 20_000 };

const notice = (tab: Page) => tab.getByRole('alert').filter({ hasText: 'The saved keys of people you chat with' });

/** What a browser encrypted for others: messages, and keys of epochs. */
async function encryptedFor(chatUrl: string): Promise<{ messages: string; epochs: string }[]> {
  return query(
    `SELECT (SELECT count(*) FROM message WHERE conversation_id = $1) AS messages,
            (SELECT count(*) FROM conversation_epoch WHERE conversation_id = $1) AS epochs`,
    [chatUrl.split('/').at(-1)],
  );
}

/** Iris and Dorian know each other's keys, in a conversation that Dorian started. */
async function knownToIris(signInAs: (username: string) => Promise<Page>) {
  await connectMembers('iris', 'dorian');
  await deleteConversations('iris', 'dorian');
  const [iris, dorian] = [await signInAs('iris'), await signInAs('dorian')];
  await emptySettings(dorian.context().request, 'dorian');
  await unlock(dorian);
  const emptied = await emptySettings(iris.context().request, 'iris');
  await unlock(iris);
  await openChatWith(dorian, 'iris');
  await sendChatMessage(dorian, 'Known for long.');
  await iris.goto(dorian.url());
  await expect(message(iris, 'Known for long.')).toBeVisible(LIVE);
  await expect.poll(async () => (await settingsOf('iris'))?.version ?? 0).toBeGreaterThan(emptied);
  return { iris, dorian };
}

for (const { damage, title, damaged } of [
  { damage: 'deletes the settings', title: /are missing$/, damaged: null },
  { damage: 'damages the settings', title: /can’t be read$/, damaged: { ciphertext: 'A'.repeat(400), version: 9 } },
]) {
  test(`sends nothing to swapped keys from a new browser when the server ${damage}`, async ({ signInAs }) => {
    test.setTimeout(240_000);
    const { iris, dorian } = await knownToIris(signInAs);
    const chatUrl = dorian.url();
    const before = await encryptedFor(chatUrl);
    await putSettings('iris', damaged);
    const presentTrueKeys = await presentFalseKeys('dorian');
    try {
      const fresh = await signInAs('iris');
      await unlock(fresh);
      await expect(notice(fresh).getByText(title)).toBeVisible(LIVE);
      await fresh.goto(chatUrl);
      await expect(notice(fresh)).toContainText('Sending is paused to protect you.', LIVE);
      await expect(fresh.getByText('Review the security notice before sending messages.')).toBeVisible();
      await expect(composer(fresh)).toHaveCount(0);
      await fresh.reload();
      await expect(notice(fresh)).toBeVisible(LIVE);
      for (const [width, theme] of [
        [1440, 'dark'],
        [360, 'light'],
      ] as const) {
        await fresh.setViewportSize({ width, height: 800 });
        await setTheme(fresh, theme);
        expect(await accessibilityViolationsOf(fresh, `notice ${width}`)).toEqual([]);
        expect(await horizontalOverflowOf(fresh)).toBeLessThanOrEqual(0);
      }

      await notice(fresh).getByRole('button', { name: 'Continue without saved keys' }).press('Enter');
      const dialog = fresh.getByRole('dialog', { name: 'Continue without saved keys?' });
      // An accidental second Enter cancels.
      await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
      await dialog.getByRole('button', { name: 'Continue without saved keys' }).press('Enter');
      await expect(notice(fresh)).toHaveCount(0, LIVE);
      await expect(fresh.getByText('Confirm your safety number with dorian')).toBeVisible(LIVE);
      await expect(composer(fresh)).toHaveCount(0);
      expect(await encryptedFor(chatUrl)).toEqual(before);

      await presentTrueKeys();
      await fresh.reload();
      await expect(fresh.getByText('Your safety number with dorian has changed')).toBeVisible(LIVE);
      await fresh.getByRole('button', { name: 'Accept', exact: true }).click();
      await sendChatMessage(fresh, 'To the true Dorian.');
      await expect(message(dorian, 'To the true Dorian.')).toBeVisible(LIVE);
    } finally {
      await presentTrueKeys();
      await emptySettings(iris.context().request, 'iris');
    }
  });
}

test('continues with the keys of this browser when the server returns older settings', async ({ signInAs }) => {
  test.setTimeout(180_000);
  const { iris } = await knownToIris(signInAs);
  const older = await settingsOf('iris');
  const compare = async (name: string) => {
    await iris.getByRole('button', { name: 'Compare safety number' }).first().click();
    await iris.getByRole('dialog').getByRole('button', { name }).click();
    await expect(iris.getByRole('dialog')).toHaveCount(0);
  };
  await compare('They match');
  await expect.poll(async () => (await settingsOf('iris'))?.version).toBeGreaterThan(older?.version ?? 0);
  const newest = (await settingsOf('iris'))?.version ?? 0;
  await putSettings('iris', older ?? null);
  await compare('Mark as not compared');
  await expect(notice(iris)).toContainText('are out of date', LIVE);
  expect(await settingsOf('iris')).toEqual(older);
  await sendChatMessage(iris, 'With the keys of this browser.');
  await notice(iris).getByRole('button', { name: 'Save this browser’s copy' }).click();
  await expect(notice(iris)).toHaveCount(0, LIVE);
  expect((await settingsOf('iris'))?.version).toBeGreaterThan(newest);
});
