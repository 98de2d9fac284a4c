import { expect } from '@playwright/test';
import { composer, deleteConversations, message, row, openChatWith, unlock } from './chat.ts';
import { query } from './database.ts';
import { accessibilityViolationsOf, horizontalOverflowOf } from './page-checks.ts';
import { test } from './member.ts';

const LIVE = { timeout: 30_000 };

// Other tests write to her too, and count the messages.
test.afterAll(() => query(`DELETE FROM auto_reply WHERE member_id = (SELECT id FROM member WHERE username = 'iris')`));

test('previews an automatic reply, and sends it once for two simultaneous first messages', async ({ signInAs }) => {
  test.setTimeout(240_000);
  await deleteConversations('marlow', 'iris');
  await query(`DELETE FROM auto_reply_sent WHERE recipient_id = (SELECT id FROM member WHERE username = 'marlow')`);
  const iris = await signInAs('iris', { width: 390 });
  await unlock(iris);
  await iris.getByRole('button', { name: 'Conversation list options' }).click();
  await iris.getByRole('menuitem', { name: 'Auto-reply' }).click();
  const dialog = iris.getByRole('dialog', { name: 'Auto-reply' });
  const replyText = `I answer in the evening, ${crypto.randomUUID().slice(0, 8)}.`;
  await dialog.getByRole('textbox', { name: 'Your auto-reply' }).fill(replyText);
  await expect(dialog.getByRole('region', { name: 'Preview' })).toContainText(replyText);
  await expect(dialog.getByRole('region', { name: 'Preview' })).toContainText('not end-to-end encrypted');
  await dialog.getByRole('switch', { name: 'Send auto-reply' }).check();
  expect(await accessibilityViolationsOf(iris, 'automatic reply')).toEqual([]);
  expect(await horizontalOverflowOf(iris)).toBeLessThanOrEqual(0);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(iris.getByText('Auto-reply saved.')).toBeVisible();

  // Two tabs of one browser, at the same moment.
  const marlow = await signInAs('marlow');
  await unlock(marlow);
  await openChatWith(marlow, 'iris');
  const second = await marlow.context().newPage();
  await second.goto(marlow.url());
  await composer(marlow).fill('From one tab.');
  await composer(second).fill('From the other.');
  await Promise.all([marlow, second].map((tab) => composer(tab).press('Enter')));
  const reply = message(marlow, replyText);
  await expect(reply).toContainText('Auto-reply · not end-to-end encrypted', LIVE);
  for (const text of ['From one tab.', 'From the other.']) await expect(message(marlow, text)).toHaveCount(1, LIVE);
  await marlow.reload();
  await expect(message(marlow, 'From the other.')).toBeVisible(LIVE);
  await expect(message(marlow, replyText)).toHaveCount(1);
});

test('lets a member with a phone write to staff, and links other members to the contact form', async ({ signInAs }) => {
  test.setTimeout(240_000);
  const [marlow, ansel] = [await signInAs('marlow'), await signInAs('ansel', { width: 390 })];
  await ansel.goto('/chat');
  await ansel.getByRole('link', { name: /Subrosa staff/ }).click();
  await expect(ansel.getByText('but not end-to-end')).toBeVisible();
  await expect(ansel.getByRole('link', { name: 'Contact us' }).last()).toHaveAttribute('href', '/contact');
  await expect(ansel.getByRole('textbox')).toHaveCount(0);
  expect(await accessibilityViolationsOf(ansel, 'staff without a phone')).toEqual([]);

  await marlow.goto('/chat/staff');
  const question = `How do I change my birthday? ${crypto.randomUUID()}`;
  await marlow.getByRole('textbox', { name: 'Message to our team' }).fill(question);
  await marlow.keyboard.press('Enter');
  await expect(message(marlow, question)).toBeVisible(LIVE);
  expect(await accessibilityViolationsOf(marlow, 'staff')).toEqual([]);

  const hollis = await signInAs('hollis');
  await hollis.goto('/staff/helpdesk');
  await expect(hollis.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
  const rows = hollis.locator('[data-case]');
  await expect(rows.filter({ hasText: 'marlow' })).toBeVisible(LIVE);
  const index = await rows.evaluateAll((links) => links.findIndex((link) => link.textContent.includes('marlow')));
  for (let step = 0; step <= index; step += 1) await hollis.keyboard.press('j');
  await hollis.keyboard.press('Enter');
  await expect(message(hollis, question)).toBeVisible(LIVE);
  expect(await accessibilityViolationsOf(hollis, 'helpdesk')).toEqual([]);
  await hollis.keyboard.press('r');
  await expect(hollis.getByRole('textbox', { name: 'Reply to marlow' })).toBeFocused();
  const response = `In your profile, under personal. ${crypto.randomUUID()}`;
  await hollis.keyboard.type(response);
  await hollis.keyboard.press('Control+Enter');
  await expect(message(hollis, response)).toContainText('hollis', LIVE);
  await expect(rows.filter({ hasText: 'marlow' })).toHaveCount(0, LIVE);

  await expect(message(marlow, response)).toBeVisible(LIVE);
  await expect(message(marlow, response)).not.toContainText('hollis');
  await expect(row(marlow, response)).toBeVisible();
});
