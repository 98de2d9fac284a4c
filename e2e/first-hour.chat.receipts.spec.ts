import { expect } from '@playwright/test';
import { composer, deleteConversations, message, openChatWith, row, sendChatMessage, unlock } from './chat.ts';
import { query } from './database.ts';
import { test } from './member.ts';
import { connectMembers } from './relations.ts';

const LIVE = { timeout: 20_000 };
const NOTE = /can’t read this yet\. Reading messages is part of premium\./;

const setPlan = (username: string, plan: 3 | null) =>
  query(
    plan === null
      ? `DELETE FROM member_subscription WHERE member_id = (SELECT id FROM member WHERE username = $1)`
      : `INSERT INTO member_subscription (id, member_id, plan_id, starts_on, due_on, created_at)
         SELECT gen_random_uuid(), id, 3, current_date - 1, current_date + 30, now() FROM member WHERE username = $1`,
    [username],
  );

test.beforeEach(async () => {
  await connectMembers('dorian', 'wren');
  await deleteConversations('dorian', 'wren');
  await setPlan('wren', null);
});
test.afterEach(() => setPlan('wren', null));

test('shows a message as delivered while the reader’s plan hides it, and as read once they could read it', async ({ signInAs }) => {
  test.setTimeout(180_000);
  const [dorian, wren] = [await signInAs('dorian'), await signInAs('wren')];
  await unlock(dorian);
  await unlock(wren);
  await openChatWith(dorian, 'wren');
  await sendChatMessage(dorian, 'For when you can read it.');
  const sent = message(dorian, 'For when you can read it.');
  await expect(dorian.getByText(NOTE)).toBeVisible();

  await row(wren, 'dorian').click();
  await expect(message(wren, 'Upgrade to read')).toBeVisible(LIVE);
  // The unread count of the reader ends, which shows that the position was stored.
  await expect(wren.getByRole('link', { name: /Messages.*unread/ })).toHaveCount(0, LIVE);
  await dorian.reload();
  await expect(sent.getByRole('img', { name: 'Delivered' })).toBeVisible(LIVE);
  await expect(sent.getByRole('img', { name: 'Read' })).toHaveCount(0);

  await setPlan('wren', 3);
  await wren.reload();
  await expect(message(wren, 'For when you can read it.')).toBeVisible(LIVE);
  await expect(sent.getByRole('img', { name: 'Read' })).toBeVisible(LIVE);
  await dorian.reload();
  await expect(sent.getByRole('img', { name: 'Read' })).toBeVisible(LIVE);
  await expect(dorian.getByText(NOTE)).toHaveCount(0);
});

test('shows a message as delivered that the reader’s browser could not decrypt, and the next one as read', async ({ signInAs }) => {
  test.setTimeout(180_000);
  await setPlan('wren', 3);
  const [dorian, wren] = [await signInAs('dorian'), await signInAs('wren')];
  await unlock(dorian);
  await unlock(wren);
  await openChatWith(dorian, 'wren');
  await sendChatMessage(dorian, 'Damaged on its way.');
  const chat = dorian.url();
  await query(`UPDATE message SET ciphertext = '\\x00' || substring(ciphertext FROM 2) WHERE conversation_id = $1`, [
    chat.split('/').at(-1),
  ]);
  await wren.goto(chat);
  await expect(wren.getByText('This message couldn’t be verified, so it isn’t shown.')).toBeVisible(LIVE);
  await expect(composer(wren)).toBeVisible();
  await sendChatMessage(dorian, 'And one that arrived whole.');
  await expect(message(dorian, 'And one that arrived whole.').getByRole('img', { name: 'Read' })).toBeVisible(LIVE);
  await expect(message(dorian, 'Damaged on its way.').getByRole('img', { name: 'Delivered' })).toBeVisible();
  const [stored] = await query<{ undecrypted: string }>(
    `SELECT undecrypted_sequences::text AS undecrypted FROM conversation_member
     WHERE conversation_id = $1 AND member_id = (SELECT id FROM member WHERE username = 'wren')`,
    [chat.split('/').at(-1)],
  );
  expect(stored?.undecrypted).toBe('{[1,2)}');
});
