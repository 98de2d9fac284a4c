import { expect, type Page } from '@playwright/test';
import { composer, message, noteSent, row, tell, unlock } from './chat.ts';
import { tablesHolding } from './database.ts';
import { faultsOf, sidewaysOf } from './look.ts';
import { CAST_PASSWORD, test } from './member.ts';
import { makeConnections, makeStrangers } from './relations.ts';
import { wordsOf } from './words.ts';

const LIVE = { timeout: 30_000 };
const say = wordsOf('he');
const sayInChinese = wordsOf('zh-TW');

/** The region with what is said; a row of the list may hold the same words. */
const talk = (tab: Page) => tab.getByRole('region').filter({ has: tab.locator('ol') });

async function unlockIn(words: typeof say, tab: Page): Promise<void> {
  await tab.goto('/chat');
  await tab
    .getByRole('button', { name: words('Unlock with the password') })
    .first()
    .click();
  const dialog = tab.getByRole('dialog');
  await dialog.locator('input[type=password]').fill(CAST_PASSWORD);
  await dialog.getByRole('button', { name: words('Unlock') }).click();
  await expect(tab.getByRole('heading', { name: words('Unlock your messages') })).toHaveCount(0, { timeout: 60_000 });
}

test('a group of five, one of them in Hebrew on a phone: who joins reads nothing older, who is removed nothing newer', async ({
  signInAs,
}) => {
  test.setTimeout(400_000);
  // With the others he is connected.
  await makeConnections('dorian', 'noa');
  const name = `Reading circle ${crypto.randomUUID().slice(0, 8)}`;
  noteSent(name);
  const dorian = await signInAs('dorian');
  await unlock(dorian);

  // Made with a name and two people to ask; nobody is in it before they accept.
  await dorian.getByRole('button', { name: 'New group' }).click();
  const making = dorian.getByRole('dialog', { name: 'New group' });
  await making.getByRole('textbox', { name: 'Name of the group' }).fill(name);
  for (const who of ['iris', 'noa', 'marlow']) await making.getByRole('checkbox', { name: who, exact: true }).check();
  expect(await faultsOf(dorian, 'new group')).toEqual([]);
  await making.getByRole('button', { name: 'Create the group' }).click();
  await expect(dorian.getByRole('heading', { name, level: 2 })).toBeVisible(LIVE);
  await expect(dorian.getByText('Group created: You').first()).toBeVisible(LIVE);

  const [iris, marlow] = [await signInAs('iris'), await signInAs('marlow')];
  const noa = await signInAs('noa', { language: 'he', width: 390 });
  for (const tab of [iris, marlow]) {
    await unlock(tab);
    const asked = tab.getByRole('region', { name: 'Invitations' }).getByRole('article').filter({ hasText: name });
    await expect(asked).toContainText('dorian invites you');
    await asked.getByRole('button', { name: 'Accept' }).click();
  }
  await unlockIn(say, noa);
  const askedNoa = noa
    .getByRole('region', { name: say('Invitations') })
    .getByRole('article')
    .filter({ hasText: name });
  expect(await faultsOf(noa, 'invitation he')).toEqual([]);
  await askedNoa.getByRole('button', { name: say('Accept') }).click();

  // The admin's browser lets them in by itself.
  for (const tab of [iris, marlow, noa]) await row(tab, name).click(LIVE);
  await expect(dorian.getByText('4 members').first()).toBeVisible(LIVE);
  const early = `Bring the lamp ${crypto.randomUUID()}`;
  await tell(dorian, early);
  for (const tab of [iris, marlow, noa]) await expect(message(tab, early)).toContainText('dorian', LIVE);
  await noa.getByRole('textbox', { name: say('Message to {name}').replace('{name}', name) }).fill('ערב טוב לכולם');
  await noa.getByRole('button', { name: say('Send'), exact: true }).click();
  await expect(message(iris, 'ערב טוב לכולם')).toContainText('noa', LIVE);
  expect(await sidewaysOf(noa)).toBeLessThanOrEqual(0);
  expect(await faultsOf(noa, 'group he')).toEqual([]);

  await test.step('a fifth joins, and reads nothing older', async () => {
    const mei = await signInAs('mei', { language: 'zh-TW' });
    await unlockIn(sayInChinese, mei);
    await dorian.getByRole('button', { name: 'Add people' }).click();
    const adding = dorian.getByRole('dialog', { name: 'Add people' });
    await adding.getByRole('checkbox', { name: 'mei', exact: true }).check();
    await adding.getByRole('button', { name: 'Invite', exact: true }).click();
    await mei
      .getByRole('region', { name: sayInChinese('Invitations') })
      .getByRole('article')
      .filter({ hasText: name })
      .getByRole('button', { name: sayInChinese('Accept') })
      .click(LIVE);
    await row(mei, name).click(LIVE);
    await expect(dorian.getByText('5 members').first()).toBeVisible(LIVE);
    await mei.getByRole('textbox', { name: sayInChinese('Message to {name}').replace('{name}', name) }).fill('Here I am.');
    await mei.keyboard.press('Enter');
    await expect(message(iris, 'Here I am.')).toBeVisible(LIVE);
    await mei.reload();
    await expect(message(mei, 'Here I am.')).toBeVisible(LIVE);
    await expect(talk(mei).getByText(early)).toHaveCount(0);
    await expect(talk(mei).getByText('ערב טוב לכולם')).toHaveCount(0);
  });

  await test.step('who is removed keeps what was, and reads nothing newer', async () => {
    await dorian.getByRole('button', { name: 'More about marlow' }).click();
    await dorian.getByRole('menuitem', { name: 'Remove from the group' }).click();
    await dorian.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(dorian.getByText('Removed: marlow').first()).toBeVisible(LIVE);
    const late = `Without marlow ${crypto.randomUUID()}`;
    await tell(dorian, late);
    await expect(message(iris, late)).toBeVisible(LIVE);
    await expect(marlow.getByText('You are no longer in this group.')).toBeVisible(LIVE);
    await expect(composer(marlow)).toHaveCount(0);
    await marlow.reload();
    await expect(message(marlow, early)).toBeVisible(LIVE);
    await expect(marlow.getByText(late)).toHaveCount(0);
    expect(await tablesHolding(late)).toEqual([]);
  });

  await test.step('its only admin hands it on before leaving', async () => {
    await iris.getByRole('switch', { name: 'I attend' }).click();
    await expect(dorian.getByText('Attends', { exact: true })).toBeVisible(LIVE);
    await dorian.getByRole('button', { name: 'Leave the group' }).click();
    const leaving = dorian.getByRole('dialog', { name: 'Leave the group?' });
    await leaving.getByRole('button', { name: 'Leave', exact: true }).click();
    await expect(leaving.getByText('Please choose one of the options.')).toBeVisible();
    expect(await faultsOf(dorian, 'leave')).toEqual([]);
    await leaving.getByRole('radio', { name: 'iris' }).check();
    await leaving.getByRole('checkbox', { name: 'Also refuse further invitations to this group' }).check();
    await leaving.getByRole('button', { name: 'Leave', exact: true }).click();
    await expect(dorian).toHaveURL(/\/chat$/, LIVE);
    await expect(iris.getByText('Left: dorian').or(iris.getByText('Left: Former member')).first()).toBeVisible(LIVE);
    await expect(iris.getByRole('button', { name: 'Add people' })).toBeVisible(LIVE);
    await dorian.getByRole('button', { name: 'More about your conversations' }).click();
    await dorian.getByRole('menuitem', { name: 'Blocked groups' }).click();
    await expect(dorian.getByRole('dialog').getByText(name)).toBeVisible(LIVE);
    await dorian.getByRole('button', { name: 'Unblock' }).click();
    await expect(dorian.getByRole('dialog').getByText('You refuse no group')).toBeVisible(LIVE);
  });

  expect(await tablesHolding(name)).toEqual([]);
  expect(await tablesHolding(early)).toEqual([]);
  await makeStrangers('dorian', 'noa');
});
