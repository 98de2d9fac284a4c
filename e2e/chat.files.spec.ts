import { createHash, randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { expect, type Locator, type Route } from '@playwright/test';
import { attachmentLimits } from '@subrosa/rules/conversations/limits';
import {
  composer,
  firstInQueue,
  deleteConversations,
  message,
  recordSentText,
  row,
  openChatWith,
  sendChatMessage,
  unlock,
} from './chat.ts';
import { query } from './database.ts';
import { accessibilityViolationsOf, horizontalOverflowOf } from './page-checks.ts';
import { aFolderOfMedia } from './media-files.ts';
import { test } from './member.ts';
import { areConnected, connectMembers, deleteRelations } from './relations.ts';
import { watchParts } from './photos.ts';

const LIVE = { timeout: 30_000 };
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

const blurFor = (username: string, blur: boolean) =>
  query('UPDATE member_settings SET blur_media = $2 WHERE member_id = (SELECT id FROM member WHERE username = $1)', [username, blur]);

// Other suites view her photos too.
test.afterAll(() => blurFor('iris', false));

/** Pastes a text file. */
const paste = (field: Locator, name: string) =>
  field.evaluate((element, called) => {
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File(['Copied from elsewhere.'], called, { type: 'text/plain' }));
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, name);

test('sends files of up to 25 MB over an interrupted network, and shows, forwards, lists and reports them', async ({ signInAs }) => {
  test.setTimeout(300_000);
  const folder = aFolderOfMedia();
  await deleteConversations('dorian', 'iris');
  await deleteConversations('dorian', 'noa');
  await blurFor('iris', true);
  const [dorian, iris] = [await signInAs('dorian'), await signInAs('iris', { width: 390 })];
  // The object store rejects the header that gives each test a network of its own.
  for (const tab of [dorian, iris]) await tab.setExtraHTTPHeaders({});
  await unlock(dorian);
  await unlock(iris);
  await openChatWith(dorian, 'noa');
  await sendChatMessage(dorian, 'Soon.');
  await openChatWith(dorian, 'iris');
  await sendChatMessage(dorian, 'Here they are.');
  await row(iris, 'dorian').click(LIVE);

  await test.step('a file of 25 MB arrives unchanged through a network that is cut once', async () => {
    const large = folder.aDocument('atlas.bin');
    const content = randomBytes(attachmentLimits.bytes);
    writeFileSync(large, content);
    await dorian.getByLabel('Attach files').setInputFiles(large);
    await expect(dorian.getByRole('list', { name: 'Files to send' })).toContainText('atlas.bin');
    const { begun: started, arrived: partsArrived } = watchParts(dorian);
    // The network is cut when the third part is sent; other parts in progress fail with it.
    await dorian.route(
      /partNumber=3/,
      async (route) => {
        await dorian.context().setOffline(true);
        await route.abort('internetdisconnected');
        setTimeout(() => void dorian.context().setOffline(false), 1500);
      },
      { times: 1 },
    );
    await dorian.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(dorian.getByRole('progressbar')).toBeVisible(LIVE);
    const arrived = message(iris, 'atlas.bin');
    await expect(arrived).toBeVisible({ timeout: 120_000 });
    expect(started.length).toBeGreaterThan(partsArrived.length);
    // No part that arrived was sent again.
    expect(new Set(partsArrived).size).toBe(partsArrived.length);
    const [saved] = await Promise.all([
      iris.waitForEvent('download', { timeout: 60_000 }),
      arrived.getByRole('button', { name: 'Download atlas.bin' }).click(),
    ]);
    expect(hashOf(readFileSync(await saved.path()))).toBe(hashOf(content));
  });

  await test.step('a pasted file is cancelled, and another one is rejected and sent again', async () => {
    const files = dorian.getByRole('list', { name: 'Files to send' });
    const heldBack = Promise.withResolvers<void>();
    await paste(composer(dorian), 'first-thought.txt');
    await expect(files).toContainText('first-thought.txt');
    await dorian.route(/partNumber=/, () => heldBack.resolve());
    await dorian.getByRole('button', { name: 'Send', exact: true }).click();
    await heldBack.promise;
    await message(dorian, 'first-thought.txt').getByRole('button', { name: 'Cancel' }).click();
    await expect(message(dorian, 'first-thought.txt')).toHaveCount(0);
    await dorian.unroute(/partNumber=/);

    await paste(composer(dorian), 'second-thought.txt');
    const errorResponse = { status: 422, json: { code: 'request.invalid', message: 'Please check the fields.' } };
    await dorian.route(/\/attachments$/, (route) => route.fulfill(errorResponse), { times: 1 });
    await dorian.getByRole('button', { name: 'Send', exact: true }).click();
    await message(dorian, 'second-thought.txt').getByRole('button', { name: 'Try again' }).click(LIVE);
    await expect(message(iris, 'second-thought.txt')).toBeVisible({ timeout: 60_000 });
    await expect(message(iris, 'first-thought.txt')).toHaveCount(0);
  });

  await test.step('a picture and a video are shown blurred, then large', async () => {
    await dorian.getByLabel('Attach files').setInputFiles([folder.aPicture('evening.png'), folder.aVideo('walk.mp4')]);
    await composer(dorian).fill('With words.');
    await dorian.getByRole('button', { name: 'Send', exact: true }).click();
    const pictures = message(iris, 'With words.');
    await expect(pictures).toBeVisible({ timeout: 60_000 });
    // Blurred media are fetched only when the viewer asks for them.
    await pictures.getByRole('button', { name: 'Show photo' }).click();
    await pictures.getByRole('button', { name: 'Open photo evening.png' }).click(LIVE);
    const view = iris.getByRole('dialog', { name: 'evening.png' });
    await expect(view.getByRole('img', { name: 'evening.png' })).toBeVisible(LIVE);
    expect(await accessibilityViolationsOf(iris, 'file')).toEqual([]);
    await iris.keyboard.press('ArrowRight');
    await expect(iris.getByRole('dialog', { name: 'walk.mp4' }).locator('video')).toBeVisible(LIVE);
    await iris.keyboard.press('Escape');
    expect(await horizontalOverflowOf(iris)).toBeLessThanOrEqual(0);
  });

  await test.step('photos arrive without the location and the texts of the camera', async () => {
    const text = `camera-${crypto.randomUUID()}`;
    const photos = [folder.aPhotoWithLocation('harbour.jpg', text), folder.aPhotoWithLocation('pier.avif', text)];
    for (const path of photos) expect(readFileSync(path).includes(text)).toBe(true);
    await dorian.getByLabel('Attach files').setInputFiles(photos);
    await composer(dorian).fill('By the water.');
    await dorian.getByRole('button', { name: 'Send', exact: true }).click();
    const arrived = message(iris, 'By the water.');
    await arrived.getByRole('button', { name: 'Show photo' }).first().click({ timeout: 60_000 });
    await arrived.getByRole('button', { name: 'Open photo harbour.jpg' }).click(LIVE);
    for (const name of ['harbour.jpg', 'pier.jpg']) {
      const opened = iris.getByRole('dialog', { name });
      await expect(opened.getByRole('img', { name })).toBeVisible(LIVE);
      const download = iris.waitForEvent('download');
      await opened.getByRole('button', { name: 'Download' }).click();
      const bytes = readFileSync(await (await download).path());
      expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
      for (const trace of [text, 'Exif', 'http://ns.adobe.com/xap']) expect(bytes.includes(trace)).toBe(false);
      await iris.keyboard.press('ArrowRight');
    }
    await iris.keyboard.press('Escape');
  });

  await test.step('a message with files is forwarded to another conversation', async () => {
    await message(dorian, 'With words.').getByRole('button', { name: 'Message options' }).click();
    await dorian.getByRole('menuitem', { name: 'Forward' }).click();
    const dialog = dorian.getByRole('dialog', { name: 'Forward to' });
    await dialog.getByRole('checkbox', { name: 'noa' }).check();
    await dialog.getByRole('button', { name: 'Forward', exact: true }).click();
    await expect(dialog).toHaveCount(0, LIVE);
    await row(dorian, 'noa').first().click();
    await expect(message(dorian, 'Forwarded')).toContainText('With words.', { timeout: 60_000 });
  });

  await test.step('a text file is sent', async () => {
    // The file is not deleted: the end of the run searches all stores for its name and text.
    const textFile = { name: `note-${crypto.randomUUID()}.txt`, text: `For your eyes, ${crypto.randomUUID()}.` };
    for (const sent of [textFile.name, textFile.text]) recordSentText(sent);
    const written = folder.aDocument(textFile.name);
    writeFileSync(written, textFile.text.repeat(100));
    await dorian.getByLabel('Attach files').setInputFiles(written);
    await dorian.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(message(dorian, textFile.name).getByRole('img', { name: /^(Sent|Delivered|Read)$/ })).toBeVisible({ timeout: 60_000 });
  });

  await test.step('the gallery lists all files of the conversation', async () => {
    await iris.getByRole('button', { name: 'Conversation options' }).click();
    await iris.getByRole('menuitem', { name: 'Photos and files' }).click();
    const gallery = iris.getByRole('dialog', { name: 'Photos and files' });
    await expect(gallery.getByRole('button', { name: 'Download atlas.bin' })).toBeVisible(LIVE);
    await expect(gallery.getByRole('button', { name: 'Show photo' })).toHaveCount(3);
    expect(await accessibilityViolationsOf(iris, 'gallery')).toEqual([]);
    await iris.keyboard.press('Escape');
  });

  await test.step('a picture is reported, and staff open that picture only', async () => {
    await message(iris, 'With words.').getByRole('button', { name: 'Message options' }).click();
    await iris.getByRole('menuitem', { name: 'Report message' }).click();
    const reporting = iris.getByRole('dialog');
    await reporting.getByRole('button', { name: 'Continue' }).click();
    await reporting.getByRole('checkbox', { name: /Also share the file .*evening\.png/ }).check();
    await reporting.getByRole('radio', { name: 'Threats or harassment' }).check();
    await reporting.getByRole('textbox', { name: 'What happened?' }).fill('Out of nothing.');
    await reporting.getByRole('button', { name: 'Send report' }).click();
    await expect(reporting).toHaveCount(0, LIVE);
    const id = await firstInQueue('dorian', 'iris');
    const staff = await signInAs('briar', { width: 1440 });
    await staff.setExtraHTTPHeaders({});
    await staff.goto('/staff/media?kind=conversation_report');
    await staff.locator(`#case-${id}`).click();
    await staff.keyboard.press('m');
    await staff.getByRole('button', { name: 'Show file evening.png' }).click(LIVE);
    await expect(staff.getByRole('img', { name: 'evening.png' })).toBeVisible(LIVE);
    await expect(staff.getByText('walk.mp4')).toHaveCount(0);
  });
  folder.remove();
});

test('edits, reacts to and pins a message, and pins and mutes a conversation', async ({ signInAs }) => {
  test.setTimeout(240_000);
  await deleteConversations('dorian', 'iris');
  const [dorian, iris] = [await signInAs('dorian'), await signInAs('iris')];
  await unlock(dorian);
  await unlock(iris);
  await openChatWith(dorian, 'iris');
  await sendChatMessage(dorian, 'Until Thrusday.');
  await row(iris, 'dorian').click(LIVE);

  await message(dorian, 'Until Thrusday.').getByRole('button', { name: 'Message options' }).click();
  await dorian.getByRole('menuitem', { name: 'Edit' }).click();
  await expect(composer(dorian)).toHaveValue('Until Thrusday.');
  await composer(dorian).fill('Until Thursday.');
  await composer(dorian).press('Enter');
  for (const tab of [dorian, iris]) await expect(message(tab, 'Until Thursday.')).toContainText('edited', LIVE);
  await expect(message(iris, 'Thrusday')).toHaveCount(0);

  await message(iris, 'Until Thursday.').getByRole('button', { name: 'Message options' }).press('Enter');
  await iris.getByRole('menuitem', { name: 'React with 👍' }).press('Enter');
  await expect(message(dorian, 'Until Thursday.').getByRole('button', { name: /👍.*iris/ })).toBeVisible(LIVE);
  await message(dorian, 'Until Thursday.')
    .getByRole('button', { name: /👍.*iris/ })
    .click();
  await expect(message(iris, 'Until Thursday.').getByRole('list', { name: 'Reactions' })).toContainText('2', LIVE);

  await message(iris, 'Until Thursday.').getByRole('button', { name: 'Message options' }).click();
  await iris.getByRole('menuitem', { name: 'Pin message' }).click();
  await dorian.getByRole('button', { name: 'Pinned Until Thursday.' }).click(LIVE);
  await expect(dorian.getByRole('dialog', { name: 'Pinned messages' })).toContainText('Until Thursday.');
  expect(await accessibilityViolationsOf(dorian, 'pinned')).toEqual([]);
  await dorian.keyboard.press('Escape');

  await dorian.getByRole('button', { name: 'Conversation options' }).click();
  await dorian.getByRole('menuitem', { name: 'Pin to the top' }).click();
  await expect(row(dorian, 'iris').getByRole('img', { name: 'Pinned' })).toBeVisible(LIVE);
  await dorian.getByRole('button', { name: 'Conversation options' }).click();
  await dorian.getByRole('menuitem', { name: 'Mute' }).click();
  await dorian.getByRole('dialog').getByRole('radio', { name: 'For 1 hour' }).check();
  await dorian.getByRole('dialog').getByRole('button', { name: 'Mute' }).click();
  await expect(row(dorian, 'iris').getByRole('img', { name: 'Muted' })).toBeVisible(LIVE);

  // The delayed page of messages is older than the message that arrives meanwhile.
  const [fetched, passedOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const holdBack = async (route: Route) => {
    const response = await route.fetch();
    fetched.resolve();
    await passedOn.promise;
    await route.fulfill({ response });
  };
  await iris.route(/\/messages$/, holdBack, { times: 1 });
  await iris.reload();
  await fetched.promise;
  await sendChatMessage(dorian, 'Said meanwhile.');
  await expect(row(iris, 'dorian')).toContainText('Said meanwhile.', LIVE);
  passedOn.resolve();
  await expect(message(iris, 'Said meanwhile.')).toBeVisible(LIVE);
});

test('blurs a picture of a stranger until a tap, and no longer once the reader has replied', async ({ signInAs }) => {
  test.setTimeout(120_000);
  const folder = aFolderOfMedia();
  await deleteConversations('dorian', 'iris');
  const wereConnected = await areConnected('dorian', 'iris');
  await deleteRelations('dorian', 'iris');
  await blurFor('iris', false);
  const [dorian, iris] = [await signInAs('dorian'), await signInAs('iris', { width: 390 })];
  for (const tab of [dorian, iris]) await tab.setExtraHTTPHeaders({});
  await unlock(dorian);
  await unlock(iris);
  await openChatWith(dorian, 'iris');
  await dorian.getByLabel('Attach files').setInputFiles(folder.aPicture('evening.png'));
  await composer(dorian).fill('With words.');
  await dorian.getByRole('button', { name: 'Send', exact: true }).click();
  await row(iris, 'dorian').click(LIVE);
  const picture = message(iris, 'With words.');
  await expect(picture.getByRole('button', { name: 'Show photo' })).toBeVisible(LIVE);
  await expect(picture.locator('img')).toHaveCount(0);
  await sendChatMessage(iris, 'Thank you.');
  await expect(picture.getByRole('button', { name: 'Open photo evening.png' })).toBeVisible(LIVE);
  if (wereConnected) await connectMembers('dorian', 'iris');
});
