import { expect, type Page } from '@playwright/test';
import { composer, deleteConversations, inChunks, message, recordSentText, row, openChatWith, sendChatMessage, unlock } from './chat.ts';
import { query } from './database.ts';
import { hostileTexts, injectedElementsIn, printHostileResult } from './hostile-texts.ts';
import { PERSONA_PASSWORD, test } from './member.ts';
import { deleteRelations } from './relations.ts';
import { translatorFor } from './translations.ts';

const LIVE = { timeout: 30_000 };
/** No other test has a conversation of these two. */
const [WRITER, READER] = ['dorian', 'mei'] as const;
const t = translatorFor('zh-TW');
const THEIRS = `member_id = (SELECT id FROM member WHERE username = '${READER}')`;

test.afterAll(async () => {
  await query(`DELETE FROM auto_reply WHERE ${THEIRS}`);
  await query(`DELETE FROM auto_reply_sent WHERE ${THEIRS}`);
  await deleteConversations(WRITER, READER);
});

/** Bypasses all input checks, as if one of them had failed. */
async function writeReply(text: string): Promise<void> {
  await query(`DELETE FROM auto_reply WHERE ${THEIRS}`);
  await query(`INSERT INTO auto_reply (member_id, text, enabled, updated_at) SELECT id, $1, true, now() FROM member WHERE username = $2`, [
    text,
    READER,
  ]);
}

async function openReply(tab: Page): Promise<void> {
  await tab.goto('/chat');
  await tab.getByRole('button', { name: t('Conversation list options') }).click();
  await tab.getByRole('menuitem', { name: t('Auto-reply') }).click();
  await expect(tab.getByRole('dialog').getByRole('region', { name: t('Preview') })).toBeVisible();
}

test('runs no script from texts of messages and automatic replies, and shows the target of a link first', async ({ signInAs }) => {
  test.setTimeout(240_000);
  await deleteRelations(WRITER, READER);
  await deleteConversations(WRITER, READER);
  await query(`DELETE FROM auto_reply_sent WHERE ${THEIRS}`);
  const portions = inChunks(hostileTexts, 3900);
  // In another order: a reply is stored in the database by design, and no message may be found there.
  const replies = inChunks(hostileTexts.toReversed(), 3900);
  await writeReply(replies[0] ?? '');
  const [writer, reader] = [await signInAs(WRITER), await signInAs(READER)];
  const ran: string[] = [];
  for (const tab of [writer, reader]) tab.on('dialog', (dialog) => void (ran.push(dialog.message()), dialog.dismiss()));
  await unlock(writer);
  await unlock(reader, PERSONA_PASSWORD, 'zh-TW');
  await openChatWith(writer, READER);
  for (const portion of portions) {
    recordSentText(portion);
    await composer(writer).fill(portion);
    await writer.getByRole('button', { name: 'Send' }).click();
  }
  await sendChatMessage(writer, 'Look: https://example.org/path?x=1.');
  await expect(message(writer, 'Auto-reply')).toBeVisible(LIVE);
  await reader.goto('/chat');
  await expect(row(reader, WRITER)).toContainText('Look:', LIVE);
  await row(reader, WRITER).click();
  await expect(message(reader, 'Look:')).toBeVisible(LIVE);
  for (const tab of [writer, reader]) {
    await expect(tab.getByRole('article')).toHaveCount(portions.length + 2, LIVE);
    ran.push(...(await injectedElementsIn(tab)));
  }
  await reader.getByRole('link', { name: 'https://example.org/path?x=1', exact: true }).click();
  await expect(reader.getByRole('dialog').getByText('https://example.org/path?x=1').first()).toBeVisible();
  await expect(reader.getByRole('link', { name: t('Open site') })).toHaveAttribute('href', 'https://example.org/path?x=1');

  for (const reply of replies) {
    await writeReply(reply);
    await openReply(reader);
    ran.push(...(await injectedElementsIn(reader)));
  }
  expect(ran).toEqual([]);
  printHostileResult('chat and automatic replies');
});
