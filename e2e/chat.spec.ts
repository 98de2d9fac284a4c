import { expect } from '@playwright/test';
import { composer, forgetTalks, message, row, talkTo, tell, unlock } from './chat.ts';
import { ask, tablesHolding } from './database.ts';
import { aBrowser, test } from './member.ts';
import { makeStrangers } from './relations.ts';

const LIVE = { timeout: 20_000 };

test('two members, two devices each: what one says all read, live; states, replies, drafts, deletions and the archive follow', async ({
  signInAs,
}) => {
  test.setTimeout(240_000);
  await makeStrangers('marlow', 'dorian');
  await forgetTalks('marlow', 'dorian');
  const [marlow, marlowsPhone] = [await signInAs('marlow'), await signInAs('marlow', { width: 390 })];
  const [dorian, doriansPhone] = [await signInAs('dorian'), await signInAs('dorian', { width: 390 })];
  for (const tab of [marlow, marlowsPhone, dorian, doriansPhone]) await unlock(tab);

  await talkTo(marlow, 'dorian');
  const secret = `The silk is ivory, number ${crypto.randomUUID()}.`;
  await tell(marlow, secret);

  // Told by itself: in the list with its words, in the bar by a count.
  await expect(row(dorian, 'marlow')).toContainText(secret, LIVE);
  await expect(dorian.getByRole('link', { name: /Messages.*1 unread/ })).toBeVisible(LIVE);
  await row(dorian, 'marlow').click();
  await expect(message(dorian, secret)).toBeVisible();
  await expect(message(marlow, secret).getByRole('img', { name: 'Read' })).toBeVisible(LIVE);
  await expect(dorian.getByRole('link', { name: /Messages.*unread/ })).toHaveCount(0, LIVE);

  await row(doriansPhone, 'marlow').click();
  await expect(message(doriansPhone, secret)).toBeVisible();
  await row(marlowsPhone, 'dorian').click();
  await expect(message(marlowsPhone, secret)).toBeVisible();

  // An answer from a phone, with the message that it answers.
  await message(doriansPhone, secret).getByRole('button', { name: 'More about this message' }).click();
  await doriansPhone.getByRole('menuitem', { name: 'Reply' }).click();
  await composer(doriansPhone).fill('Then I take it.');
  await expect(marlow.getByText('is writing…')).toBeVisible(LIVE);
  await doriansPhone.getByRole('button', { name: 'Send' }).click();
  for (const tab of [marlow, marlowsPhone, dorian]) await expect(message(tab, 'Then I take it.')).toContainText(secret, LIVE);
  await expect(marlow.getByRole('status').filter({ hasText: 'dorian wrote: Then I take it.' })).toHaveCount(1);

  // A draft stays with its conversation.
  await composer(marlow).fill('Until Fri');
  await marlow.goto('/chat');
  await marlow.getByRole('heading', { level: 1, name: 'Messages' }).waitFor();

  // Deleted for all it is gone on every device; for oneself only there.
  await row(marlow, 'dorian').click();
  await message(marlow, secret).first().getByRole('button', { name: 'More about this message' }).click();
  await marlow.getByRole('menuitem', { name: 'Delete for everybody' }).click();
  await marlow.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  for (const tab of [marlow, marlowsPhone, dorian, doriansPhone]) {
    await expect(tab.getByText('This message was deleted.')).toBeVisible(LIVE);
  }

  await dorian.getByRole('button', { name: 'More about this conversation' }).click();
  await dorian.getByRole('menuitem', { name: 'Archive' }).click();
  await expect(row(dorian, 'marlow')).toHaveCount(0);
  await dorian.getByRole('link', { name: 'Archived' }).click();
  await expect(row(dorian, 'marlow')).toBeVisible();
  await tell(marlow, 'Are you there?');
  await dorian.getByRole('link', { name: 'All', exact: true }).click();
  await expect(row(dorian, 'marlow')).toContainText('Are you there?', LIVE);

  expect(await tablesHolding(secret)).toEqual([]);
  expect(await tablesHolding('Then I take it.')).toEqual([]);
});
