import { expect } from '@playwright/test';
import { composer, deleteConversations, message, openChatWith, recordSentText, row, sendChatMessage, storedRows, unlock } from './chat.ts';
import { test } from './member.ts';
import { connectMembers, deleteRelations } from './relations.ts';

/** As the seed connects them, for suites that run later. */
test.afterAll(() => connectMembers('dorian', 'iris'));

test('restores unsent text after a reload, and does not replace what another tab is typing', async ({ signInAs }) => {
  test.setTimeout(120_000);
  await deleteRelations('dorian', 'iris');
  await deleteConversations('dorian', 'iris');
  const dorian = await signInAs('dorian');
  await unlock(dorian);
  await openChatWith(dorian, 'iris');
  const unsent = `Until Friday, ${crypto.randomUUID()}`;
  recordSentText(unsent);
  await composer(dorian).fill(unsent);
  await expect.poll(() => storedRows(dorian, 'drafts')).toBe(1);
  await dorian.reload();
  await expect(composer(dorian)).toHaveValue(unsent);

  const second = await dorian.context().newPage();
  await second.goto(dorian.url());
  await expect(composer(second)).toHaveValue(unsent);
  await composer(second).fill(`${unsent}, at eight`);
  await second.goto('/chat');
  await expect(row(second, 'iris')).toContainText(`Draft: ${unsent}, at eight`);
  await expect(composer(dorian)).toHaveValue(unsent);

  // The last edit is the stored one, and sending removes it.
  await sendChatMessage(dorian, unsent);
  await expect.poll(() => storedRows(dorian, 'drafts')).toBe(0);
  await dorian.reload();
  await expect(message(dorian, unsent)).toHaveCount(1);
  await expect(composer(dorian)).toHaveValue('');
});
