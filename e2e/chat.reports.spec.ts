import { expect as expectSoon, type Locator, type Page } from '@playwright/test';
import {
  conversationCases,
  firstInQueue,
  deleteConversations,
  message,
  recordSentText,
  row,
  openChatWith,
  sendChatMessage,
  unlock,
} from './chat.ts';
import { query, tablesHolding } from './database.ts';
import { accessibilityViolationsOf, horizontalOverflowOf } from './page-checks.ts';
import { aFolderOfMedia } from './media-files.ts';
import { test } from './member.ts';

/** Three browsers share two cores. */
const LIVE = { timeout: 40_000 };
const expect = expectSoon.configure(LIVE);
test.use({ actionTimeout: LIVE.timeout });

/** Completes and sends a report after the shared content is chosen. */
async function send(dialog: Locator, text: string): Promise<void> {
  await dialog.getByRole('radio', { name: 'Threats or harassment' }).check();
  await dialog.getByRole('textbox', { name: 'What happened?' }).fill(text);
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(dialog).toHaveCount(0);
}

async function choose(tab: Page, name: RegExp): Promise<Locator> {
  const dialog = tab.getByRole('dialog');
  const choice = dialog.getByRole('checkbox', { name });
  await choice.check();
  expect(await accessibilityViolationsOf(tab, 'report')).toEqual([]);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('heading', { name: 'Our team will see this' })).toBeVisible();
  return dialog;
}

test('reports reactions, deleted messages, invitations, group names and pictures to staff', async ({ signInAs }) => {
  test.setTimeout(400_000);
  await deleteConversations('dorian', 'iris');
  await query(`DELETE FROM group_block WHERE member_id = (SELECT id FROM member WHERE username = 'iris')`);
  const name = `Harsh circle ${crypto.randomUUID().slice(0, 8)}`;
  const invited = name;
  recordSentText(name);
  const folder = aFolderOfMedia();
  const [dorian, iris] = [await signInAs('dorian'), await signInAs('iris', { width: 1440 })];
  // The object store rejects the header that gives each test a network of its own.
  for (const tab of [dorian, iris]) await tab.setExtraHTTPHeaders({});
  await unlock(dorian);
  await unlock(iris);
  await openChatWith(dorian, 'iris');
  await sendChatMessage(dorian, 'Good evening.');
  await row(iris, 'dorian').click();
  await sendChatMessage(iris, 'And to you.');

  await test.step('a reaction', async () => {
    await message(dorian, 'And to you.').getByRole('button', { name: 'Message options' }).click();
    await dorian.getByRole('menuitem', { name: 'React with 😮' }).click();
    await expect(message(iris, 'And to you.').getByRole('button', { name: /😮.*dorian/ })).toBeVisible();
    await message(iris, 'And to you.').getByRole('button', { name: 'Message options' }).click();
    await iris.getByRole('menuitem', { name: 'Report reaction' }).click();
    await expect(iris.getByRole('dialog').getByRole('checkbox', { name: /Reaction.*😮 to “And to you\.”/ })).toBeChecked();
    await send(await choose(iris, /😮 to/), 'The reaction.');
  });

  await test.step('a message that its sender deleted', async () => {
    await sendChatMessage(dorian, 'Something ugly.');
    await expect(message(iris, 'Something ugly.')).toBeVisible();
    await message(dorian, 'Something ugly.').getByRole('button', { name: 'Message options' }).click();
    await dorian.getByRole('menuitem', { name: 'Delete for everyone' }).click();
    await dorian
      .getByRole('dialog')
      .getByRole('button', { name: /^Delete/ })
      .click();
    await expect(message(iris, 'Something ugly.')).toHaveCount(0);
    await iris.getByRole('button', { name: 'Conversation options' }).click();
    await iris.getByRole('menuitem', { name: 'Report conversation' }).click();
    await send(await choose(iris, /Deleted later.*Something ugly/), 'The message.');
  });

  await test.step('an invitation', async () => {
    await dorian.getByRole('button', { name: 'New group' }).click();
    const creation = dorian.getByRole('dialog', { name: 'New group' });
    await creation.getByRole('textbox', { name: 'Group name' }).fill(name);
    await creation.getByLabel('Group photo').setInputFiles(folder.aPicture('harsh.png'));
    await creation.getByRole('checkbox', { name: 'iris', exact: true }).check();
    await creation.getByRole('button', { name: 'Create group' }).click();
    const card = iris.getByRole('region', { name: 'Invitations' }).getByRole('article').filter({ hasText: invited });
    await card.getByRole('button', { name: 'Invitation options' }).click();
    await iris.getByRole('menuitem', { name: 'Report invitation' }).click();
    const dialog = iris.getByRole('dialog', { name: 'Report invitation' });
    await expect(dialog).toContainText(invited);
    expect(await accessibilityViolationsOf(iris, 'report invitation')).toEqual([]);
    await send(dialog, 'The invitation.');
    await card.getByRole('button', { name: 'Accept' }).click();
  });

  await test.step('the name and picture of a group', async () => {
    await row(iris, name).click();
    await expect(row(iris, name).locator('img[src^="blob:"]')).toBeVisible();
    await iris.getByRole('button', { name: 'Report name or photo' }).click();
    const dialog = await choose(iris, new RegExp(`Group name.*${name}`));
    await dialog.getByRole('checkbox', { name: 'Also share the group photo' }).check();
    expect(await horizontalOverflowOf(iris)).toBeLessThanOrEqual(0);
    await send(dialog, 'The group.');
  });

  await test.step('staff see each in one case', async () => {
    expect((await conversationCases('dorian', 'iris')).map(({ text }) => text).toSorted()).toEqual([
      'The group.',
      'The invitation.',
      'The message.',
      'The reaction.',
    ]);
    expect(await tablesHolding(name)).toEqual([]);
    const id = await firstInQueue('dorian', 'iris');
    const staff = await signInAs('briar', { width: 1440 });
    await staff.setExtraHTTPHeaders({});
    await staff.goto('/staff/media?kind=conversation_report');
    await staff.locator(`#case-${id}`).click();
    await staff.keyboard.press('m');
    const shown = staff.locator('blockquote');
    await expect(shown.filter({ hasText: 'Something ugly.' })).toBeVisible();
    await expect(shown.filter({ hasText: 'Reaction' })).toContainText('😮');
    await expect(shown.filter({ hasText: 'Group name in an invitation' })).toContainText(name);
    const group = shown.filter({ has: staff.getByText('Group name', { exact: true }) });
    await expect(group).toContainText(name);
    await group.getByRole('button', { name: 'Show file Group photo' }).click();
    await expect(staff.getByRole('img', { name: 'Group photo' })).toBeVisible();
    expect(await accessibilityViolationsOf(staff, 'case')).toEqual([]);
  });
  folder.remove();
});
