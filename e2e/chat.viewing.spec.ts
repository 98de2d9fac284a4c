import { expect, type Page } from '@playwright/test';
import { composer, deleteConversations, message, openChatWith, sendChatMessage, unlock } from './chat.ts';
import { expectPagesAreSound, accessibilityViolationsOf, horizontalOverflowOf } from './page-checks.ts';
import { test } from './member.ts';
import { translatorFor } from './translations.ts';

/** The layout follows the width after half a second. */
const waitForLayout = (tab: Page) => async (width: number) => {
  const isOpen = /\/chat\/./.test(tab.url());
  const panes = tab.locator('section:has(> header), section:has(#messages)');
  await expect(panes).toHaveCount(width >= 960 && isOpen ? 2 : 1);
};

test('shows conversations in Hebrew with one heading, no accessibility fault and no sideways scroll', async ({ signInAs }) => {
  test.setTimeout(240_000);
  await deleteConversations('dorian', 'noa');
  const [writer, reader] = [await signInAs('dorian'), await signInAs('noa', { language: 'he' })];
  await unlock(writer);
  await openChatWith(writer, 'noa');
  await sendChatMessage(
    writer,
    'Good evening. Is the ivory one still available? https://example.org/a-rather-long-address-that-must-break-somewhere',
  );
  await sendChatMessage(writer, 'ערב טוב. مساء الخير. 晚上好 🌹');
  const t = translatorFor('he');
  await reader.goto('/chat');
  await reader.getByRole('button', { name: t('Unlock with password') }).click();
  expect(await accessibilityViolationsOf(reader, 'unlock')).toEqual([]);
  await reader.getByRole('dialog').locator('input[type=password]').fill('Quiet-Garden-7');
  await reader
    .getByRole('dialog')
    .getByRole('button', { name: t('Unlock') })
    .click();
  await expect(reader.getByText('🌹').first()).toBeVisible({ timeout: 40_000 });
  await expectPagesAreSound(reader, ['/chat', new URL(writer.url()).pathname, '/chat/staff'], { waitForLayout: waitForLayout(reader) });
});

test('supports writing, replies, menus and dialogs by keyboard, and cuts nothing off on a small phone', async ({ signInAs }) => {
  test.setTimeout(180_000);
  await deleteConversations('marlow', 'mei');
  const tab = await signInAs('marlow', { width: 360 });
  await unlock(tab);
  await openChatWith(tab, 'mei');
  await sendChatMessage(tab, 'One line.');
  await tab.setViewportSize({ width: 360, height: 640 });
  expect(await horizontalOverflowOf(tab)).toBeLessThanOrEqual(0);
  await expect(composer(tab)).toBeInViewport();
  await composer(tab).focus();
  await tab.keyboard.type('Two');
  await tab.keyboard.press('Shift+Enter');
  await tab.keyboard.type('lines');
  await tab.keyboard.press('Enter');
  await expect(message(tab, 'Two')).toBeVisible();

  await tab.getByRole('button', { name: 'Emoji' }).press('Enter');
  await expect(tab.getByRole('button', { name: '🙂' })).toBeFocused();
  await tab.keyboard.press('ArrowRight');
  expect(await accessibilityViolationsOf(tab, 'emoji')).toEqual([]);
  await tab.keyboard.press('Enter');
  await expect(composer(tab)).toHaveValue('😀');
  await expect(composer(tab)).toBeFocused();

  await message(tab, 'One line.').getByRole('button', { name: 'Message options' }).press('Enter');
  await expect(tab.getByRole('menuitem', { name: 'Reply' })).toBeVisible();
  expect(await accessibilityViolationsOf(tab, 'menu')).toEqual([]);
  await tab.keyboard.press('Escape');
  await tab.getByRole('button', { name: 'Compare safety number' }).first().press('Enter');
  await expect(tab.getByRole('dialog').getByRole('listitem')).toHaveCount(12);
  await expect(tab.getByRole('dialog').getByRole('listitem').first()).toHaveText(/^\d{5}$/);
  expect(await accessibilityViolationsOf(tab, 'safety number')).toEqual([]);
  await tab.keyboard.press('Escape');
  await tab.getByRole('button', { name: 'Conversation options' }).press('Enter');
  await tab.getByRole('menuitem', { name: 'Report conversation' }).press('Enter');
  await expect(tab.getByRole('dialog').getByRole('checkbox')).toHaveCount(2);
  expect(await accessibilityViolationsOf(tab, 'report')).toEqual([]);
  expect(await horizontalOverflowOf(tab)).toBeLessThanOrEqual(0);
});

test('loads older messages without moving the visible ones', async ({ signInAs }) => {
  test.setTimeout(240_000);
  await deleteConversations('marlow', 'mei');
  const tab = await signInAs('marlow', { width: 820 });
  await unlock(tab);
  await openChatWith(tab, 'mei');
  for (let count = 1; count <= 54; count += 1) {
    await composer(tab).fill(`Line ${count}.`);
    await composer(tab).press('Enter');
  }
  await expect(message(tab, 'Line 54.').getByRole('img', { name: /Sent|Delivered|Read/ })).toBeVisible({ timeout: 60_000 });
  await tab.reload();
  await expect(message(tab, 'Line 54.')).toBeInViewport();
  await expect(message(tab, /Line 1\.$/)).toHaveCount(0);
  const region = tab.getByRole('region', { name: 'Conversation with mei' });
  await region.focus();
  await region.evaluate((element) => element.scrollTo({ top: -element.scrollHeight }));
  await expect(message(tab, /^.*Line 1\./)).toHaveCount(1);
  // The message that was at the top is still visible.
  await expect(message(tab, 'Line 5.')).toBeInViewport();
});
