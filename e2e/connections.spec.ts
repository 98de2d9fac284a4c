import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './member.ts';
import { casesAbout, connectMembers, deleteRelations } from './relations.ts';

const more = (tab: Page, username: string) => tab.getByRole('button', { name: `Options for ${username}` });
const row = (tab: Page, username: string): Locator =>
  tab.getByRole('article').filter({ has: tab.getByRole('link', { name: username, exact: true }) });

async function requestConnection(tab: Page, username: string, note = ''): Promise<void> {
  await tab.goto(`/${username}`);
  await tab.getByRole('button', { name: 'Connect', exact: true }).click();
  const dialog = tab.getByRole('dialog', { name: `Connect with ${username}` });
  if (note) await dialog.getByRole('textbox', { name: /Short note/ }).fill(note);
  await dialog.getByRole('button', { name: 'Send connection request' }).click();
  await expect(tab.getByText('Waiting for User Approval')).toBeVisible();
}

test('delivers a request with a note live, connects both members, and asks before a removal', async ({ signInAs }) => {
  test.setTimeout(120_000);
  await deleteRelations('ansel', 'dorian');
  const [ansel, dorian] = [await signInAs('ansel'), await signInAs('dorian')];
  await dorian.goto('/profile/connected?status=pending');
  await expect(dorian.getByRole('heading', { level: 1, name: 'Connections' })).toBeVisible();
  await expect(row(dorian, 'ansel')).toHaveCount(0);

  await requestConnection(ansel, 'dorian', 'Your letters made me curious.');
  await expect(ansel.getByRole('button', { name: 'Withdraw' })).toBeFocused();
  // By live update, without a reload.
  await expect(row(dorian, 'ansel').getByText('Your letters made me curious.')).toBeVisible({ timeout: 20_000 });

  await ansel.goto('/profile/connected');
  await ansel.getByRole('link', { name: 'Sent', exact: true }).click();
  await expect(ansel).toHaveURL(/\?status=sent$/);
  await expect(ansel.getByRole('navigation', { name: 'Connections' }).locator('[aria-current="page"]')).toHaveText(['Sent']);
  await expect(row(ansel, 'dorian').getByText('Waiting for User Approval')).toBeVisible();

  await dorian.getByRole('button', { name: 'Confirm ansel' }).press('Enter');
  await expect(row(dorian, 'ansel')).toHaveCount(0);
  await expect(row(ansel, 'dorian')).toHaveCount(0, { timeout: 20_000 });
  for (const [tab, other] of [
    [ansel, 'dorian'],
    [dorian, 'ansel'],
  ] as const) {
    await tab.getByRole('navigation', { name: 'Connections' }).getByRole('link', { name: 'Connected' }).click();
    await expect(tab.getByRole('button', { name: `Connected with ${other}` })).toBeVisible();
  }

  await ansel.goto('/dorian');
  await ansel.getByRole('button', { name: 'Connected', exact: true }).click();
  await ansel.getByRole('menuitem', { name: 'Remove connection' }).click();
  await expect(ansel.getByRole('dialog')).toContainText('No one will be notified');
  await ansel.getByRole('dialog').getByRole('button', { name: 'Remove connection' }).click();
  await expect(ansel.getByRole('button', { name: 'Connect', exact: true })).toBeVisible();
  await expect(dorian.getByRole('button', { name: 'Connected with ansel' })).toHaveCount(0, { timeout: 20_000 });
});

test('withdraws and declines requests, and explains why a declined member cannot ask again yet', async ({ signInAs }) => {
  test.setTimeout(120_000);
  await deleteRelations('ansel', 'dorian');
  const [ansel, dorian] = [await signInAs('ansel'), await signInAs('dorian')];
  await requestConnection(ansel, 'dorian');
  await ansel.goto('/profile/connected?status=sent');
  await ansel.getByRole('button', { name: 'Withdraw request to dorian' }).click();
  await expect(row(ansel, 'dorian')).toHaveCount(0);

  await requestConnection(ansel, 'dorian', 'Once more.');
  await dorian.goto('/ansel');
  await expect(dorian.getByText('Once more.')).toBeVisible();
  await dorian.getByRole('button', { name: 'Decline' }).press('Enter');
  await expect(dorian.getByRole('button', { name: 'Connect', exact: true })).toBeFocused();

  await ansel.reload();
  await ansel.getByRole('button', { name: 'Connect', exact: true }).click();
  const dialog = ansel.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Send connection request' }).click();
  await expect(dialog.getByRole('alert')).toContainText('You asked this member recently.');
  await expect(dialog.getByRole('alert').getByRole('link')).toHaveAttribute('href', '/help/connections-blocks-reports');
  await ansel.keyboard.press('Escape');
  await expect(ansel.getByRole('button', { name: 'Connect', exact: true })).toBeFocused();
});

test('shows a private profile once its owner has confirmed the connection', async ({ signInAs }) => {
  test.setTimeout(120_000);
  await deleteRelations('ansel', 'wren');
  const [ansel, wren] = [await signInAs('ansel', { width: 390 }), await signInAs('wren')];
  await requestConnection(ansel, 'wren');
  await expect(ansel.getByRole('heading', { name: 'wren chooses who sees more' })).toBeVisible();
  await wren.goto('/profile/search?who=all&name=ansel');
  await wren.getByRole('button', { name: 'Answer connection request from ansel' }).click();
  await wren.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(wren.getByRole('button', { name: 'Connected with ansel' })).toBeFocused();
  await expect(ansel.getByRole('button', { name: 'Connected', exact: true })).toBeVisible({ timeout: 20_000 });
  await expect(ansel.getByRole('navigation', { name: 'Profile' })).toBeVisible();
  await deleteRelations('ansel', 'wren');
});

test('shows boundaries before a request from a card, and withdraws it there', async ({ signInAs }) => {
  test.setTimeout(90_000);
  await deleteRelations('ansel', 'marlow');
  const tab = await signInAs('ansel', { width: 390 });
  await tab.goto('/profile/search?who=all&name=marlow');
  await tab.getByRole('button', { name: 'Connect with marlow' }).press('Enter');
  const dialog = tab.getByRole('dialog', { name: 'Connect with marlow' });
  await expect(dialog.getByRole('group', { name: 'Boundaries' }).or(dialog.getByText('hasn’t added boundaries yet'))).toBeVisible();
  await dialog.getByRole('button', { name: 'Send connection request' }).press('Enter');
  const waiting = tab.getByRole('button', { name: 'Waiting for approval by marlow' });
  await expect(waiting).toBeFocused();
  await waiting.press('Enter');
  await tab.getByRole('dialog').getByRole('button', { name: 'Withdraw request' }).click();
  await expect(tab.getByRole('button', { name: 'Connect with marlow' })).toBeVisible();
  await expect(tab).toHaveURL(/name=marlow$/);
});

test('reverts an optimistic removal when the server rejects it', async ({ signInAs }) => {
  test.setTimeout(90_000);
  await connectMembers('ansel', 'dorian');
  const tab = await signInAs('ansel');
  await tab.goto('/dorian');
  await tab.route('**/api/friends/*', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 422, json: { message: 'no', code: 'server.error' } }) : route.continue(),
  );
  await tab.getByRole('button', { name: 'Connected', exact: true }).click();
  await tab.getByRole('menuitem', { name: 'Remove connection' }).click();
  await tab.getByRole('dialog').getByRole('button', { name: 'Remove connection' }).click();
  await expect(tab.getByText('Something went wrong on our side.')).toBeVisible();
  await expect(tab.getByRole('button', { name: 'Connected', exact: true })).toBeVisible();
  await deleteRelations('ansel', 'dorian');
});

test('hides two members from each other everywhere while one blocks the other', async ({ signInAs }) => {
  test.setTimeout(150_000);
  await connectMembers('dorian', 'wren');
  const [dorian, wren] = [await signInAs('dorian'), await signInAs('wren')];
  await dorian.goto('/profile/search?who=all&name=wren');
  await dorian.getByRole('link', { name: 'wren', exact: true }).click();
  await more(dorian, 'wren').press('Enter');
  await dorian.getByRole('menuitem', { name: 'Block' }).click();
  const dialog = dorian.getByRole('dialog', { name: 'Block wren?' });
  await expect(dialog).toContainText('wren won’t be notified');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(more(dorian, 'wren')).toBeFocused();
  await more(dorian, 'wren').click();
  await dorian.getByRole('menuitem', { name: 'Block' }).click();
  await dialog.getByRole('button', { name: 'Block', exact: true }).click();
  await expect(dorian).toHaveURL(/\/profile\/search$/);
  await expect(dorian.getByRole('link', { name: 'iris', exact: true })).toBeVisible();
  await expect(dorian.getByRole('link', { name: 'wren', exact: true })).toHaveCount(0);
  await dorian.goto('/profile/connected');
  await expect(dorian.getByRole('link', { name: 'iris', exact: true })).toBeVisible();
  await expect(dorian.getByRole('link', { name: 'wren', exact: true })).toHaveCount(0);

  const texts: string[] = [];
  for (const name of ['dorian', 'nobodyofthisname']) {
    await wren.goto(`/${name}`);
    await expect(wren.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(wren.getByRole('button', { name: 'Connect', exact: true })).toHaveCount(0);
    texts.push(await wren.getByRole('main').innerText());
  }
  expect(texts[0]).toBe(texts[1]);
  await wren.goto('/profile/search?who=all&name=dorian');
  await expect(wren.getByRole('link', { name: 'dorian', exact: true })).toHaveCount(0);

  await dorian.goto('/settings/blacklist');
  await dorian.getByRole('button', { name: 'Unblock wren' }).click();
  await dorian.getByRole('dialog', { name: 'Unblock wren?' }).getByRole('button', { name: 'Unblock' }).click();
  await expect(dorian.getByRole('heading', { name: 'No blocked users' })).toBeVisible();
  await dorian.goto('/wren');
  await expect(dorian.getByRole('button', { name: 'Connect', exact: true })).toBeVisible();
});

test('adds favourites silently by heart, with a notification by menu, and removes them from the list', async ({ signInAs }) => {
  test.setTimeout(90_000);
  await deleteRelations('wren', 'ansel');
  const tab = await signInAs('wren');
  await tab.goto('/ansel');
  const heart = tab.getByRole('button', { name: 'Favourite', exact: true });
  await expect(heart).toHaveAttribute('aria-disabled', 'false');
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  const silentRequest = tab.waitForRequest('**/api/favourite/user');
  await heart.press('Enter');
  expect((await silentRequest).postDataJSON()).toMatchObject({ favourite: true, silent: true });
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await tab.reload();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');

  await more(tab, 'ansel').click();
  const loudRequest = tab.waitForRequest('**/api/favourite/user');
  await tab.getByRole('menuitem', { name: 'Add to favourites and notify ansel' }).click();
  expect((await loudRequest).postDataJSON()).toMatchObject({ favourite: true, silent: false });
  await expect(heart).toHaveAttribute('aria-pressed', 'true');

  await tab.goto('/profile/favourites');
  await tab.getByRole('button', { name: 'Remove ansel from favourites' }).click();
  await expect(tab.getByRole('link', { name: 'ansel', exact: true })).toHaveCount(0);
});

test('opens a case for a report, and can block the member too', async ({ signInAs }) => {
  test.setTimeout(90_000);
  await deleteRelations('ansel', 'dorian');
  const tab = await signInAs('ansel');
  await tab.goto('/dorian');
  await more(tab, 'dorian').click();
  await tab.getByRole('menuitem', { name: 'Report' }).click();
  const dialog = tab.getByRole('dialog', { name: 'Report dorian' });
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Please choose one of the options.');
  await dialog.getByRole('radio', { name: 'Fraud or asks for money' }).check();
  await dialog.getByRole('textbox', { name: 'What happened?' }).fill('Asks for money before a first meeting.');
  await dialog.getByRole('checkbox', { name: 'Also block dorian' }).check();
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(tab).toHaveURL(/\/profile\/search$/);
  await expect(tab.getByText('We’ll review your report')).toBeVisible();
  await expect(tab.getByRole('link', { name: 'iris', exact: true })).toBeVisible();
  await expect(tab.getByRole('link', { name: 'dorian', exact: true })).toHaveCount(0);
  expect(await casesAbout('dorian', 'ansel')).toEqual([
    { kind: 'member_report', reason: 'scam', text: 'Asks for money before a first meeting.' },
  ]);
  await deleteRelations('ansel', 'dorian');
});

test('publishes an endorsement after approval, and lets its author delete it', async ({ signInAs }) => {
  test.setTimeout(120_000);
  await connectMembers('ansel', 'dorian');
  const [ansel, dorian] = [await signInAs('ansel'), await signInAs('dorian')];
  await ansel.goto('/dorian?tab=endorsements');
  await ansel.getByRole('textbox', { name: 'Your endorsement of dorian' }).fill('Kind, and always on time.');
  await ansel.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(ansel.getByText('Sent for approval.')).toBeVisible();

  await dorian.goto('/dorian?tab=endorsements');
  await dorian.getByRole('button', { name: 'Approve endorsement by ansel' }).click();
  await expect(dorian.getByRole('button', { name: 'Approve endorsement by ansel' })).toHaveCount(0);
  await expect(ansel.getByText('Waiting for User Approval')).toHaveCount(0, { timeout: 20_000 });
  await ansel.getByRole('button', { name: 'Delete endorsement by ansel' }).click();
  await expect(ansel.getByRole('article').filter({ hasText: 'Kind, and always on time.' })).toHaveCount(0);
  await deleteRelations('ansel', 'dorian');
});

test('keeps filters in the URL, and shows an empty state without results', async ({ signInAs }) => {
  test.setTimeout(90_000);
  const tab = await signInAs('marlow');
  await tab.goto('/profile/connected');
  await expect(tab.getByRole('link', { name: 'iris', exact: true })).toBeVisible();
  await tab.getByRole('radio', { name: 'Fetishists' }).check();
  await expect(tab).toHaveURL(/\?who=fetishist$/);
  await expect(tab.getByRole('link', { name: 'iris', exact: true })).toHaveCount(0);
  await expect(tab.getByRole('link', { name: 'noa', exact: true })).toBeVisible();
  await tab.getByRole('textbox', { name: 'Username' }).fill('qqqqqq');
  await expect(tab.getByRole('heading', { name: 'No connected user found' })).toBeVisible();
  await tab.reload();
  await tab.getByRole('button', { name: 'Clear filters' }).click();
  await expect(tab).toHaveURL(/\/profile\/connected$/);
  await expect(tab.getByRole('link', { name: 'iris', exact: true })).toBeVisible();
  await tab.goto('/profile/connected?status=pending&name=qqqqqq');
  await expect(tab.getByRole('heading', { name: 'No pending connections' })).toBeVisible();
});

test('shows an error for a failed list and retries it', async ({ signInAs }) => {
  test.setTimeout(90_000);
  const tab = await signInAs('marlow');
  await tab.route('**/api/friends/search?**', (route) => route.fulfill({ status: 422, json: { message: 'no', code: 'server.error' } }));
  await tab.goto('/profile/connected');
  await expect(tab.getByRole('heading', { name: 'Error loading Connections' })).toBeVisible();
  await tab.unroute('**/api/friends/search?**');
  await tab.getByRole('button', { name: 'Try again' }).click();
  await expect(tab.getByRole('link', { name: 'iris', exact: true })).toBeVisible();
});

test('loads connections ten at a time by cursor', async ({ signInAs }) => {
  test.setTimeout(90_000);
  const tab = await signInAs('marlow', { width: 390 });
  const cursors: (string | null)[] = [];
  await tab.route('**/api/friends/search?**', async (route) => {
    const url = new URL(route.request().url());
    const after = url.searchParams.get('after');
    cursors.push(after);
    url.searchParams.delete('after');
    const { body } = (await (await route.fetch({ url: url.href })).json()) as { body: { users: { member: object }[] } };
    const users = Array.from({ length: 10 }, () => ({ ...body.users[0], member: { ...body.users[0]?.member, id: randomUUID() } }));
    await route.fulfill({ json: { body: { users, after: after ? null : 'ten' } } });
  });
  await tab.goto('/profile/connected');
  await expect(tab.getByRole('article')).toHaveCount(10);
  await tab.getByRole('button', { name: 'Show more' }).press('Enter');
  await expect(tab.getByRole('article')).toHaveCount(20);
  await expect(tab.getByText('You’ve reached the end.')).toBeVisible();
  // A live update of another test may reload the list from its first page.
  expect(cursors.slice(0, 2)).toEqual([null, 'ten']);
});

test('saves in the profile who may see its connections', async ({ signInAs }) => {
  test.setTimeout(90_000);
  const tab = await signInAs('ansel');
  await tab.goto('/ansel?edit=yes');
  const select = tab.getByRole('combobox', { name: 'Who can see your connections' });
  await expect(select).toHaveValue('you');
  await select.selectOption('connections');
  await tab.getByRole('button', { name: 'Save' }).click();
  // Saving redirects to the profile.
  await expect(tab).toHaveURL(/\/ansel$/);
  await tab.goto('/ansel?edit=yes');
  await expect(select).toHaveValue('connections');
});
