import { expect as expectSoon, type Page } from '@playwright/test';
import { composer, message, recordSentText, row, sendChatMessage, unlock } from './chat.ts';
import { query, tablesHolding } from './database.ts';
import { accessibilityViolationsOf, horizontalOverflowOf } from './page-checks.ts';
import { aFolderOfMedia } from './media-files.ts';
import { PERSONA_PASSWORD, test } from './member.ts';
import { connectMembers, deleteRelations } from './relations.ts';
import { translatorFor } from './translations.ts';

/** Five browsers share two cores, and each step waits for the other browsers. */
const LIVE = { timeout: 40_000 };
const expect = expectSoon.configure(LIVE);
test.use({ actionTimeout: LIVE.timeout });

const t = translatorFor('he');
const tChinese = translatorFor('zh-TW');

/** The region with the messages; a row of the list may contain the same text. */
const thread = (tab: Page) => tab.getByRole('region').filter({ has: tab.locator('ol') });

async function unlockIn(translate: typeof t, tab: Page): Promise<void> {
  await tab.goto('/chat');
  await tab
    .getByRole('button', { name: translate('Unlock with password') })
    .first()
    .click();
  const dialog = tab.getByRole('dialog');
  await dialog.locator('input[type=password]').fill(PERSONA_PASSWORD);
  await dialog.getByRole('button', { name: translate('Unlock') }).click();
  await expect(tab.getByRole('heading', { name: translate('Unlock your messages') })).toHaveCount(0, { timeout: 60_000 });
}

/** Sets or removes a block. */
const blockFor = (blocker: string, blocked: string, isBlocked: boolean) =>
  query(
    isBlocked
      ? `INSERT INTO block (blocker_id, blocked_id, created_at) SELECT a.id, b.id, now() FROM member a, member b WHERE a.username = $1 AND b.username = $2`
      : `DELETE FROM block WHERE (blocker_id, blocked_id) IN (SELECT a.id, b.id FROM member a, member b WHERE a.username = $1 AND b.username = $2)`,
    [blocker, blocked],
  );

test.afterAll(() => blockFor('mei', 'marlow', false));

test('hides older messages from members who join a group, and newer ones from members who are removed', async ({ signInAs }) => {
  test.setTimeout(400_000);
  // An earlier attempt may have ended with a blocked group.
  await query(`DELETE FROM group_block WHERE member_id = (SELECT id FROM member WHERE username = 'dorian')`);
  // The seed connects him with the others.
  await connectMembers('dorian', 'noa');
  const name = `Reading circle ${crypto.randomUUID().slice(0, 8)}`;
  recordSentText(name);
  const dorian = await signInAs('dorian');
  await unlock(dorian);
  // The object store rejects the header that gives each test a network of its own.
  await dorian.setExtraHTTPHeaders({});
  const folder = aFolderOfMedia();

  await test.step('a group is created with a name, a picture and three invitations', async () => {
    await dorian.getByRole('button', { name: 'New group' }).click();
    const creation = dorian.getByRole('dialog', { name: 'New group' });
    await creation.getByRole('textbox', { name: 'Group name' }).fill(name);
    await creation.getByLabel('Group photo').setInputFiles(folder.aPicture('circle.png'));
    for (const who of ['iris', 'noa', 'marlow']) await creation.getByRole('checkbox', { name: who, exact: true }).check();
    expect(await accessibilityViolationsOf(dorian, 'new group')).toEqual([]);
    await creation.getByRole('button', { name: 'Create group' }).click();
    await expect(dorian.getByRole('heading', { name, level: 2 })).toBeVisible();
    await expect(dorian.getByText('Group created: You').first()).toBeVisible();
  });

  const [iris, marlow] = [await signInAs('iris'), await signInAs('marlow')];
  const noa = await signInAs('noa', { language: 'he', width: 390 });
  await marlow.setExtraHTTPHeaders({});

  await test.step('the invited members accept, one of them in Hebrew on a phone', async () => {
    for (const tab of [iris, marlow]) {
      await unlock(tab);
      const invitation = tab.getByRole('region', { name: 'Invitations' }).getByRole('article').filter({ hasText: name });
      await expect(invitation).toContainText('dorian invites you');
      await invitation.getByRole('button', { name: 'Accept' }).click();
    }
    await unlockIn(t, noa);
    const noaInvitation = noa
      .getByRole('region', { name: t('Invitations') })
      .getByRole('article')
      .filter({ hasText: name });
    expect(await accessibilityViolationsOf(noa, 'invitation he')).toEqual([]);
    await noaInvitation.getByRole('button', { name: t('Accept') }).click();
  });

  const early = `Bring the lamp ${crypto.randomUUID()}`;

  await test.step('the browser of the admin admits them, and all read each message', async () => {
    for (const tab of [iris, marlow, noa]) await row(tab, name).click();
    await expect(dorian.getByText('4 members').first()).toBeVisible();
    await expect(row(marlow, name).locator('img[src^="blob:"]')).toBeVisible();
    await sendChatMessage(dorian, early);
    for (const tab of [iris, marlow, noa]) await expect(message(tab, early)).toContainText('dorian');
    await noa.getByRole('textbox', { name: t('Message to {name}').replace('{name}', name) }).fill('ערב טוב לכולם');
    await noa.getByRole('button', { name: t('Send'), exact: true }).click();
    await expect(message(iris, 'ערב טוב לכולם')).toContainText('noa');
    expect(await horizontalOverflowOf(noa)).toBeLessThanOrEqual(0);
    expect(await accessibilityViolationsOf(noa, 'group he')).toEqual([]);
  });

  await test.step('a fifth member joins and reads nothing older', async () => {
    const mei = await signInAs('mei', { language: 'zh-TW' });
    await unlockIn(tChinese, mei);
    const invitation = mei
      .getByRole('region', { name: tChinese('Invitations') })
      .getByRole('article')
      .filter({ hasText: name });
    const inviteMei = async () => {
      await dorian.getByRole('button', { name: 'Add people' }).click();
      const adding = dorian.getByRole('dialog', { name: 'Add people' });
      await adding.getByRole('checkbox', { name: 'mei', exact: true }).check();
      await adding.getByRole('button', { name: 'Invite', exact: true }).click();
      await expect(invitation).toBeVisible();
    };
    await inviteMei();
    await dorian.getByRole('button', { name: 'Cancel invitation for mei' }).click();
    await expect(dorian.getByText('No reply yet')).toHaveCount(0);
    await mei.reload();
    await expect(mei.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(invitation).toHaveCount(0);

    // The invitation names the members of the group whom she has blocked.
    await blockFor('mei', 'marlow', true);
    await inviteMei();
    await expect(invitation).toContainText('marlow');
    await invitation.getByRole('button', { name: tChinese('Accept') }).click();
    const warning = mei.getByRole('dialog', { name: tChinese('Join anyway?') });
    await expect(warning).toContainText('marlow');
    await warning.getByRole('button', { name: tChinese('Join'), exact: true }).click();
    await row(mei, name).click();
    await expect(dorian.getByText('5 members').first()).toBeVisible();
    await mei.getByRole('textbox', { name: tChinese('Message to {name}').replace('{name}', name) }).fill('Here I am.');
    await mei.keyboard.press('Enter');
    await expect(message(iris, 'Here I am.')).toBeVisible();
    await mei.reload();
    await expect(message(mei, 'Here I am.')).toBeVisible();
    await expect(thread(mei).getByText(early)).toHaveCount(0);
    await expect(thread(mei).getByText('ערב טוב לכולם')).toHaveCount(0);
  });

  await test.step('a removed member keeps the old messages and reads nothing newer', async () => {
    await dorian.getByRole('button', { name: 'Options for marlow' }).click();
    await dorian.getByRole('menuitem', { name: 'Remove from group' }).click();
    await dorian.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(dorian.getByText('Removed: marlow').first()).toBeVisible();
    const late = `Without marlow ${crypto.randomUUID()}`;
    await sendChatMessage(dorian, late);
    await expect(message(iris, late)).toBeVisible();
    await expect(marlow.getByText('You’re no longer in this group.')).toBeVisible();
    await expect(composer(marlow)).toHaveCount(0);
    await marlow.reload();
    await expect(message(marlow, early)).toBeVisible();
    await expect(marlow.getByText(late)).toHaveCount(0);
    expect(await tablesHolding(late)).toEqual([]);
  });

  const renamed = `Listening circle ${crypto.randomUUID().slice(0, 8)}`;
  await test.step('the role of admin is given and taken back, and the group is renamed', async () => {
    for (const [choice, count] of [
      ['Make admin', 1],
      ['Remove as admin', 0],
    ] as const) {
      await dorian.getByRole('button', { name: 'Options for iris' }).click();
      await dorian.getByRole('menuitem', { name: choice }).click();
      await expect(iris.getByRole('button', { name: 'Add people' })).toHaveCount(count);
    }
    recordSentText(renamed);
    await dorian.getByRole('button', { name: 'Name and photo' }).click();
    const naming = dorian.getByRole('dialog', { name: 'Name and photo' });
    await naming.getByRole('textbox', { name: 'Group name' }).fill(renamed);
    await naming.getByRole('button', { name: 'Save' }).click();
    await expect(row(iris, renamed)).toBeVisible();
  });

  await test.step('the only admin names another one before leaving', async () => {
    await iris.getByRole('switch', { name: 'I’m going' }).click();
    await expect(dorian.getByText('Going', { exact: true })).toBeVisible();
    await dorian.getByRole('button', { name: 'Leave group' }).click();
    const leaving = dorian.getByRole('dialog', { name: 'Leave this group?' });
    await leaving.getByRole('button', { name: 'Leave', exact: true }).click();
    await expect(leaving.getByText('Please choose one of the options.')).toBeVisible();
    expect(await accessibilityViolationsOf(dorian, 'leave')).toEqual([]);
    await leaving.getByRole('radio', { name: 'iris' }).check();
    await leaving.getByRole('checkbox', { name: 'Block further invitations to this group' }).check();
    await leaving.getByRole('button', { name: 'Leave', exact: true }).click();
    await expect(dorian).toHaveURL(/\/chat$/);
    await expect(iris.getByText('Left: dorian').first()).toBeVisible();
    // Messages of a former member keep their name for members who were there.
    await iris.reload();
    await expect(message(iris, early)).toContainText('dorian');
    await expect(iris.getByRole('button', { name: 'Add people' })).toBeVisible();
    await dorian.getByRole('button', { name: 'Conversation list options' }).click();
    await dorian.getByRole('menuitem', { name: 'Blocked groups' }).click();
    await expect(dorian.getByRole('dialog').getByText(renamed)).toBeVisible();
    await dorian.getByRole('button', { name: 'Unblock' }).click();
    await expect(dorian.getByRole('dialog').getByText('No blocked groups')).toBeVisible();
  });

  await test.step('no table holds the names and messages in plain text', async () => {
    for (const text of [name, renamed]) expect(await tablesHolding(text)).toEqual([]);
    expect(await tablesHolding(early)).toEqual([]);
  });

  folder.remove();
  await deleteRelations('dorian', 'noa');
});

const showPresence = (username: string, isShown: boolean) =>
  query(`UPDATE member_settings SET show_presence = $2 WHERE member_id = (SELECT id FROM member WHERE username = $1)`, [username, isShown]);

test.afterAll(() => showPresence('mei', true));

test('lets an admin who hides their presence admit members by hand', async ({ signInAs }) => {
  test.setTimeout(240_000);
  await showPresence('mei', false);
  await query(`DELETE FROM group_block WHERE member_id = (SELECT id FROM member WHERE username = 'iris')`);
  const name = `Quiet circle ${crypto.randomUUID().slice(0, 8)}`;
  recordSentText(name);
  const [mei, iris] = [await signInAs('mei', { language: 'zh-TW', width: 1440 }), await signInAs('iris')];
  await unlockIn(tChinese, mei);
  await unlock(iris);
  await mei.getByRole('button', { name: tChinese('New group') }).click();
  const creation = mei.getByRole('dialog', { name: tChinese('New group') });
  await creation.getByRole('textbox', { name: tChinese('Group name') }).fill(name);
  await creation.getByRole('checkbox', { name: 'iris', exact: true }).check();
  await creation.getByRole('button', { name: tChinese('Create group') }).click();
  const invitation = iris.getByRole('region', { name: 'Invitations' }).getByRole('article').filter({ hasText: name });
  await invitation.getByRole('button', { name: 'Accept' }).click();
  const waiting = mei.getByText(tChinese('Accepted, waiting for you'));
  await expect(waiting).toBeVisible();
  expect(await accessibilityViolationsOf(mei, 'waiting')).toEqual([]);
  await expect(row(iris, name)).toHaveCount(0);
  await mei.getByRole('button', { name: tChinese('Add to group: {name}').replace('{name}', 'iris') }).click();
  await expect(row(iris, name)).toBeVisible();
  await expect(waiting).toHaveCount(0);
});
