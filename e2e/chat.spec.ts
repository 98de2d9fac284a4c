import { expect } from '@playwright/test';
import {
  composer,
  conversationCases,
  deleteRecoveryCode,
  deleteConversations,
  createRecoveryCode,
  recordResponses,
  message,
  recordSentText,
  resetPassword,
  row,
  openChatWith,
  sendChatMessage,
  unlock,
  unlockAfterReset,
  markAllConversationsRead,
} from './chat.ts';
import { query, tablesHolding } from './database.ts';
import { emptySettings } from './key-data.ts';
import { aBrowser, PERSONA_PASSWORD, leave, logIn, test } from './member.ts';
import { areConnected, connectMembers, deleteRelations } from './relations.ts';
import { setLocale } from './requests.ts';

const LIVE = { timeout: 20_000 };

/** As the seed connects them, for suites that run later. */
test.afterAll(() => connectMembers('dorian', 'iris'));

test('syncs messages, states, replies, drafts, deletions and the archive on two devices each', async ({ signInAs }) => {
  test.setTimeout(240_000);
  await deleteRelations('dorian', 'iris');
  await deleteConversations('dorian', 'iris');
  await markAllConversationsRead('iris');
  const [dorian, doriansPhone] = [await signInAs('dorian'), await signInAs('dorian', { width: 390 })];
  const [iris, irisPhone] = [await signInAs('iris'), await signInAs('iris', { width: 390 })];
  for (const tab of [dorian, doriansPhone, iris, irisPhone]) await unlock(tab);

  await openChatWith(dorian, 'iris');
  const secret = `The silk is ivory, number ${crypto.randomUUID()}.`;
  await sendChatMessage(dorian, secret);

  // The list shows the text and the bar an unread count, without a reload.
  await expect(row(iris, 'dorian')).toContainText(secret, LIVE);
  await expect(iris.getByRole('link', { name: /Messages.*1 unread/ })).toBeVisible(LIVE);
  await row(iris, 'dorian').click();
  await expect(message(iris, secret)).toBeVisible();
  await expect(message(dorian, secret).getByRole('img', { name: 'Read' })).toBeVisible(LIVE);
  await expect(iris.getByRole('link', { name: /Messages.*unread/ })).toHaveCount(0, LIVE);

  await row(irisPhone, 'dorian').click();
  await expect(message(irisPhone, secret)).toBeVisible();
  await row(doriansPhone, 'iris').click();
  await expect(message(doriansPhone, secret)).toBeVisible();

  // A reply from a phone quotes the message.
  await message(irisPhone, secret).getByRole('button', { name: 'Message options' }).click();
  await irisPhone.getByRole('menuitem', { name: 'Reply' }).click();
  recordSentText('Then I take it.');
  await composer(irisPhone).fill('Then I take it.');
  await expect(dorian.getByText('is typing…')).toBeVisible(LIVE);
  await irisPhone.getByRole('button', { name: 'Send' }).click();
  for (const tab of [dorian, doriansPhone, iris]) await expect(message(tab, 'Then I take it.')).toContainText(secret, LIVE);
  await expect(dorian.getByRole('status').filter({ hasText: 'iris wrote: Then I take it.' })).toHaveCount(1);

  // A draft belongs to its conversation.
  recordSentText('Until Fri');
  await composer(dorian).fill('Until Fri');
  await dorian.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Requests' }).click();
  await dorian.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Messages' }).click();
  await expect(row(dorian, 'iris')).toContainText('Draft: Until Fri');

  // A message that fails to send shows an error, and is sent again unchanged.
  await row(dorian, 'iris').click();
  await expect(composer(dorian)).toHaveValue('Until Fri');
  await dorian.route('**/messages', (route) => (route.request().method() === 'POST' ? route.abort() : route.fallback()));
  await composer(dorian).fill('Until Friday.');
  await composer(dorian).press('Enter');
  await expect(message(dorian, 'Until Friday.')).toContainText('Not sent yet');
  await dorian.unroute('**/messages');
  await message(dorian, 'Until Friday.').getByRole('button', { name: 'Try again' }).click();
  await expect(message(iris, 'Until Friday.')).toHaveCount(1, LIVE);
  await expect(message(dorian, 'Until Friday.')).toHaveCount(1);

  // A message that is deleted for everyone disappears on every device.
  await message(dorian, secret).first().getByRole('button', { name: 'Message options' }).click();
  await dorian.getByRole('menuitem', { name: 'Delete for everyone' }).click();
  await dorian.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  for (const tab of [dorian, doriansPhone, iris, irisPhone]) {
    await expect(tab.getByText('This message was deleted.')).toBeVisible(LIVE);
  }

  await iris.getByRole('button', { name: 'Conversation options' }).click();
  await iris.getByRole('menuitem', { name: 'Archive' }).click();
  await expect(row(iris, 'dorian')).toHaveCount(0);
  await iris.getByRole('link', { name: 'Archived' }).click();
  await expect(row(iris, 'dorian')).toBeVisible();
  await sendChatMessage(dorian, 'Are you there?');
  await iris.getByRole('link', { name: 'Groups', exact: true }).click();
  await expect(row(iris, 'dorian')).toHaveCount(0);
  await iris.getByRole('link', { name: 'All', exact: true }).click();
  await expect(row(iris, 'dorian')).toContainText('Are you there?', LIVE);

  expect(await tablesHolding(secret)).toEqual([]);
  expect(await tablesHolding('Then I take it.')).toEqual([]);
});

test('restores history by password or recovery code, and leaves no data after logging out', async ({ signInAs, browser }) => {
  test.setTimeout(240_000);
  await deleteRelations('iris', 'dorian');
  await deleteConversations('iris', 'dorian');
  await deleteRecoveryCode('iris');
  const [iris, dorian] = [await signInAs('iris'), await signInAs('dorian')];
  await unlock(iris);
  await unlock(dorian);
  await openChatWith(dorian, 'iris');
  for (let count = 1; count <= 3; count += 1) await sendChatMessage(dorian, `Note ${count}`);
  const code = await createRecoveryCode(iris);
  await iris.goto('/chat');
  await row(iris, 'dorian').click();
  for (let count = 1; count <= 3; count += 1) await expect(message(iris, `Note ${count}`)).toBeVisible(LIVE);
  // A reload needs no password.
  await iris.reload();
  await expect(message(iris, 'Note 3')).toBeVisible(LIVE);
  const chatUrl = iris.url();

  const byCode = await signInAs('iris');
  await byCode.goto(chatUrl);
  await byCode.getByRole('button', { name: 'Use recovery code' }).click();
  const codeField = byCode.getByLabel('Recovery code', { exact: true });
  await codeField.fill('abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon about');
  await byCode.getByRole('button', { name: 'Unlock' }).click();
  await expect(byCode.getByText('This recovery code doesn’t unlock your messages. Check each word.')).toBeVisible(LIVE);
  await codeField.fill(code);
  await byCode.getByRole('button', { name: 'Unlock' }).click();
  for (let count = 1; count <= 3; count += 1) await expect(message(byCode, `Note ${count}`)).toBeVisible(LIVE);
  await sendChatMessage(byCode, 'From my new browser.');
  await expect(message(iris, 'From my new browser.')).toBeVisible(LIVE);
  await expect(row(dorian, 'iris')).toContainText('From my new browser.', LIVE);

  await byCode.getByRole('button', { name: 'Your menu' }).click();
  await byCode.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(byCode).toHaveURL(/\/login/);
  await expect
    .poll(() =>
      byCode.evaluate(async () => {
        const opened = indexedDB.open('subrosa-vault');
        await new Promise((resolve) => opened.addEventListener('success', resolve));
        const names = [...opened.result.objectStoreNames];
        const counts = await Promise.all(
          names.map(
            (name) =>
              new Promise<number>((resolve) => {
                const count = opened.result.transaction(name).objectStore(name).count();
                count.addEventListener('success', () => resolve(count.result));
              }),
          ),
        );
        opened.result.close();
        return counts.reduce((sum, count) => sum + count, 0);
      }),
    )
    .toBe(0);

  // A login by password unlocks the keys.
  const byLogin = await aBrowser(browser);
  await logIn(byLogin, { login: 'iris', password: PERSONA_PASSWORD });
  await expect(byLogin).toHaveURL(/\/requests$/, { timeout: 40_000 });
  await expect(byLogin.getByRole('heading', { level: 1 })).toBeVisible();
  await byLogin.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Messages' }).click();
  await row(byLogin, 'dorian').click();
  for (let count = 1; count <= 3; count += 1) await expect(message(byLogin, `Note ${count}`)).toBeVisible(LIVE);
  await leave(byLogin.context());
});

test('shows a regular fetishist the sender and time of messages, and never sends their ciphertexts', async ({ signInAs }) => {
  test.setTimeout(180_000);
  await deleteConversations('dorian', 'ansel');
  await deleteRelations('dorian', 'ansel');
  const [dorian, ansel] = [await signInAs('dorian'), await signInAs('ansel')];
  const received = recordResponses(ansel);
  await unlock(dorian);
  await unlock(ansel);
  await openChatWith(dorian, 'ansel');
  await sendChatMessage(dorian, 'Only for premium eyes.');
  await expect(row(ansel, 'dorian')).toContainText('Upgrade to read', LIVE);
  await ansel.getByRole('link', { name: /^Unread/ }).click();
  await expect(row(ansel, 'dorian')).toContainText('Upgrade to read');
  await row(ansel, 'dorian').click();
  await expect(message(ansel, 'Upgrade to read')).toContainText('Message from dorian');
  await expect(ansel.getByRole('heading', { name: 'Upgrade to send' })).toBeVisible();
  await expect(composer(ansel)).toHaveCount(0);
  await sendChatMessage(dorian, 'And another.');
  await expect(message(ansel, 'Upgrade to read')).toHaveCount(2, LIVE);
  await ansel.reload();
  await expect(message(ansel, 'Upgrade to read')).toHaveCount(2, LIVE);
  const encrypted = await query<{ ciphertext: string; salt: string }>(
    `SELECT encode(ciphertext, 'base64') AS ciphertext, encode(salt, 'base64') AS salt FROM message
     WHERE sender_id = (SELECT id FROM member WHERE username = 'dorian') ORDER BY sent_at DESC LIMIT 2`,
  );
  const traffic = await received();
  expect(traffic.length).toBeGreaterThan(1000);
  expect(traffic).toContain('"locked"');
  for (const { ciphertext, salt } of encrypted) {
    for (const part of [ciphertext.replaceAll('\n', '').slice(0, 60), salt.replaceAll('\n', '').slice(0, 40)]) {
      expect(traffic).not.toContain(part.replaceAll('+', '-').replaceAll('/', '_'));
    }
  }
  // A regular fetishist cannot start a conversation, and sees what is missing.
  await ansel.goto('/mei');
  await ansel.getByRole('button', { name: 'Message', exact: true }).click();
  await expect(ansel.getByRole('dialog', { name: 'Message mei' }).getByRole('list', { name: 'Steps' })).toBeVisible();
});

test('previews a report, rejects altered messages, opens a case, and removes a blocked sender', async ({ signInAs }) => {
  test.setTimeout(240_000);
  await deleteConversations('dorian', 'iris');
  await deleteRelations('dorian', 'iris');
  const [dorian, iris] = [await signInAs('dorian'), await signInAs('iris')];
  await unlock(dorian);
  await unlock(iris);
  await openChatWith(dorian, 'iris');
  await sendChatMessage(dorian, 'Something ugly.');
  await sendChatMessage(dorian, 'Something private.');
  await iris.goto('/chat');
  await row(iris, 'dorian').click();
  await message(iris, 'Something ugly.').getByRole('button', { name: 'Message options' }).click();
  await iris.getByRole('menuitem', { name: 'Report message' }).click();
  const dialog = iris.getByRole('dialog');
  await expect(dialog.getByRole('checkbox', { name: /Something ugly/ })).toBeChecked();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByText('Our team will see this')).toBeVisible();
  await expect(dialog.getByText('Something ugly.')).toBeVisible();
  await expect(dialog.getByText('Something private.')).toHaveCount(0);
  await dialog.getByRole('radio', { name: 'Threats or harassment' }).check();
  await dialog.getByRole('textbox', { name: 'What happened?' }).fill('Out of nothing.');

  // The text is altered between browser and server.
  await iris.route('**/api/conversation/report', async (route) => {
    const body = route.request().postDataJSON() as { messages: { payload: string }[] };
    const payload = Buffer.from(JSON.stringify({ kind: 'text', text: 'Never said.' })).toString('base64url');
    await route.continue({ postData: { ...body, messages: body.messages.map((one) => ({ ...one, payload })) } });
  });
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(iris.getByText('We couldn’t verify these messages, so they can’t be included in a report.')).toBeVisible();
  expect(await conversationCases('dorian', 'iris')).toEqual([]);
  await iris.unroute('**/api/conversation/report');
  await dialog.getByRole('checkbox', { name: /Also block/ }).check();
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(iris).toHaveURL(/\/chat$/, LIVE);
  expect(await conversationCases('dorian', 'iris')).toEqual([{ reason: 'threats', text: 'Out of nothing.' }]);
  expect(await tablesHolding('Something private.')).toEqual([]);

  // After a block the conversation disappears for both.
  await expect(row(iris, 'dorian')).toHaveCount(0);
  await composer(dorian).fill('Still there?');
  await composer(dorian).press('Enter');
  await expect(dorian.getByText('This page is not available').first()).toBeVisible(LIVE);
  await iris.reload();
  await expect(iris.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
  await expect(row(iris, 'dorian')).toHaveCount(0);
  await deleteRelations('dorian', 'iris');
});

test('restores history by recovery code after a password reset; new keys need the consent of contacts', async ({ signInAs, browser }) => {
  test.setTimeout(300_000);
  await setLocale('juniper', 'en');
  await deleteConversations('juniper', 'dorian');
  await deleteRecoveryCode('juniper');
  const wereConnected = await areConnected('dorian', 'juniper');
  await connectMembers('dorian', 'juniper');
  const dorian = await signInAs('dorian');
  // A repeated run knows other keys of juniper.
  await emptySettings(dorian.context().request, 'dorian');
  await unlock(dorian);
  const circle = `Small circle ${crypto.randomUUID().slice(0, 8)}`;
  recordSentText(circle);
  const juniper = await aBrowser(browser);

  await test.step('a reset without a recovery code creates new keys', async () => {
    await resetPassword(juniper, 'juniper', 'Evening-Garden-1');
    await unlockAfterReset(juniper, 'Evening-Garden-1', null);
    await openChatWith(dorian, 'juniper');
    await sendChatMessage(dorian, 'Written before.');
    await row(juniper, 'dorian').click(LIVE);
    await expect(message(juniper, 'Written before.')).toBeVisible(LIVE);

    await dorian.getByRole('button', { name: 'New group' }).click();
    const creation = dorian.getByRole('dialog', { name: 'New group' });
    await creation.getByRole('textbox', { name: 'Group name' }).fill(circle);
    await creation.getByRole('checkbox', { name: 'juniper', exact: true }).check();
    await creation.getByRole('button', { name: 'Create group' }).click();
    const invitation = juniper.getByRole('region', { name: 'Invitations' }).getByRole('article').filter({ hasText: circle });
    await invitation.getByRole('button', { name: 'Accept' }).click(LIVE);
    await expect(dorian.getByText('2 members').first()).toBeVisible(LIVE);
    await row(dorian, 'juniper').click();
  });

  await test.step('the recovery code restores history without a warning to contacts', async () => {
    const code = await createRecoveryCode(juniper, 'Evening-Garden-1');
    await resetPassword(juniper, 'juniper', 'Evening-Garden-2');
    await unlockAfterReset(juniper, 'Evening-Garden-2', code);
    await row(juniper, 'dorian').click();
    await expect(message(juniper, 'Written before.')).toBeVisible(LIVE);
    // The pins were lost with the first keys.
    await expect(juniper.getByText('Confirm your safety number with dorian')).toBeVisible(LIVE);
    await juniper.getByRole('button', { name: 'Accept', exact: true }).click();
    await sendChatMessage(juniper, 'I am back.');
    await expect(message(dorian, 'I am back.')).toBeVisible(LIVE);
    await expect(dorian.getByText('Your safety number with juniper has changed')).toHaveCount(0);
  });

  await test.step('new keys lose the history, and contacts must accept them before they write', async () => {
    // This browser never had the old keys.
    const fresh = await aBrowser(browser);
    await resetPassword(fresh, 'juniper', PERSONA_PASSWORD);
    await unlockAfterReset(fresh, PERSONA_PASSWORD, null);
    await row(fresh, 'dorian').click();
    await expect(message(fresh, 'This message can’t be opened. It was sent before you reset your keys.').first()).toBeVisible(LIVE);
    // The warning appears in their shared group and in their conversation.
    for (const name of [circle, 'juniper']) {
      await row(dorian, name).click();
      await expect(dorian.getByRole('heading', { name, level: 2 })).toBeVisible();
      await expect(dorian.getByText('Your safety number with juniper has changed')).toBeVisible(LIVE);
      await expect(composer(dorian)).toHaveCount(0);
    }
    await dorian.getByRole('button', { name: 'Accept', exact: true }).click();
    await sendChatMessage(dorian, 'Written after.');
    await expect(message(fresh, 'Written after.')).toBeVisible(LIVE);
    await leave(fresh.context());
  });
  await leave(juniper.context());
  await setLocale('juniper', 'uk');
  if (!wereConnected) await deleteRelations('dorian', 'juniper');
});

test('shares a request post with a connection as a private message', async ({ signInAs }) => {
  test.setTimeout(120_000);
  await connectMembers('dorian', 'iris');
  await deleteConversations('dorian', 'iris');
  const [dorian, iris] = [await signInAs('dorian'), await signInAs('iris')];
  await unlock(dorian);
  await unlock(iris);
  const [post] = await query<{ id: string }>(
    `SELECT p.id FROM request_post p JOIN member m ON m.id = p.member_id WHERE m.username = 'marlow' AND p.status = 'published' LIMIT 1`,
  );
  await dorian.goto(`/requests/details/${post?.id}`);
  await dorian.getByRole('button', { name: 'Share' }).click();
  const dialog = dorian.getByRole('dialog', { name: 'Share this request' });
  await dialog.getByRole('radio', { name: 'iris' }).check();
  await dialog.getByRole('button', { name: 'Send to iris' }).click();
  await expect(dialog.getByText('Sent.')).toBeVisible(LIVE);
  await expect(row(iris, 'dorian')).toContainText('Request', LIVE);
  await deleteRelations('dorian', 'iris');
});
