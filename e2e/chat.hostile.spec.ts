import { expect, type Page } from '@playwright/test';
import { composer, forgetTalks, inPortions, message, noteSent, row, talkTo, tell, unlock } from './chat.ts';
import { ask } from './database.ts';
import { hostileTexts, intrudersIn, sayThatNothingRan } from './hostile-texts.ts';
import { CAST_PASSWORD, test } from './member.ts';
import { makeStrangers } from './relations.ts';
import { wordsOf } from './words.ts';

const LIVE = { timeout: 30_000 };
/** Nobody else's tests have these two talk. */
const [WRITER, READER] = ['dorian', 'mei'] as const;
const say = wordsOf('zh-TW');
const THEIRS = `member_id = (SELECT id FROM member WHERE username = '${READER}')`;

test.afterAll(async () => {
  await ask(`DELETE FROM auto_reply WHERE ${THEIRS}`);
  await ask(`DELETE FROM auto_reply_sent WHERE ${THEIRS}`);
  await forgetTalks(WRITER, READER);
});

/** Past every check of ours: as if one of them had failed. */
async function writeReply(text: string): Promise<void> {
  await ask(`DELETE FROM auto_reply WHERE ${THEIRS}`);
  await ask(`INSERT INTO auto_reply (member_id, text, enabled, updated_at) SELECT id, $1, true, now() FROM member WHERE username = $2`, [
    text,
    READER,
  ]);
}

async function openReply(tab: Page): Promise<void> {
  await tab.goto('/chat');
  await tab.getByRole('button', { name: say('More about your conversations') }).click();
  await tab.getByRole('menuitem', { name: say('Automatic reply') }).click();
  await expect(tab.getByRole('dialog').getByRole('region', { name: say('Preview') })).toBeVisible();
}

test('no text of a message or automatic reply runs, wherever it is shown; a link says where it leads before it does', async ({
  signInAs,
}) => {
  test.setTimeout(240_000);
  await makeStrangers(WRITER, READER);
  await forgetTalks(WRITER, READER);
  await ask(`DELETE FROM auto_reply_sent WHERE ${THEIRS}`);
  const portions = inPortions(hostileTexts, 3900);
  // In another order: a reply stands in the database by design, and no message may be found there.
  const replies = inPortions(hostileTexts.toReversed(), 3900);
  await writeReply(replies[0] ?? '');
  const [writer, reader] = [await signInAs(WRITER), await signInAs(READER)];
  const ran: string[] = [];
  for (const tab of [writer, reader]) tab.on('dialog', (dialog) => void (ran.push(dialog.message()), dialog.dismiss()));
  await unlock(writer);
  await unlock(reader, CAST_PASSWORD, 'zh-TW');
  await talkTo(writer, READER);
  for (const portion of portions) {
    noteSent(portion);
    await composer(writer).fill(portion);
    await writer.getByRole('button', { name: 'Send' }).click();
  }
  await tell(writer, 'Look: https://example.org/path?x=1.');
  await expect(message(writer, 'Automatic reply')).toBeVisible(LIVE);
  await reader.goto('/chat');
  await expect(row(reader, WRITER)).toContainText('Look:', LIVE);
  await row(reader, WRITER).click();
  await expect(message(reader, 'Look:')).toBeVisible(LIVE);
  for (const tab of [writer, reader]) {
    await expect(tab.getByRole('article')).toHaveCount(portions.length + 2, LIVE);
    ran.push(...(await intrudersIn(tab)));
  }
  await reader.getByRole('link', { name: 'https://example.org/path?x=1', exact: true }).click();
  await expect(reader.getByRole('dialog').getByText('https://example.org/path?x=1').first()).toBeVisible();
  await expect(reader.getByRole('link', { name: say('Open the site') })).toHaveAttribute('href', 'https://example.org/path?x=1');

  for (const reply of replies) {
    await writeReply(reply);
    await openReply(reader);
    ran.push(...(await intrudersIn(reader)));
  }
  expect(ran).toEqual([]);
  sayThatNothingRan('chat and automatic replies');
});
