import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './member.ts';
import { insertNotifications, deleteNotifications } from './notifications-data.ts';
import { deleteRelations } from './relations.ts';

const notificationButton = (tab: Page) => tab.getByRole('link', { name: /^Notifications(, \d+ unread)?$/ });
const unreadNotificationButton = (tab: Page) => tab.getByRole('link', { name: /^Notifications, \d+ unread$/ });
const row = (tab: Page, text: string | RegExp): Locator => tab.getByRole('article').filter({ hasText: text });
const more = (tab: Page, text: string | RegExp) => row(tab, text).getByRole('button', { name: 'More' });

async function openNotifications(tab: Page): Promise<void> {
  await tab.goto('/notifications');
  await expect(tab.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
}

async function requestConnection(tab: Page, username: string): Promise<void> {
  await tab.goto(`/${username}`);
  await tab.getByRole('button', { name: 'Connect', exact: true }).click();
  await tab.getByRole('dialog').getByRole('button', { name: 'Send connection request' }).click();
  await expect(tab.getByText('Waiting for User Approval')).toBeVisible();
}

test('shows a request live, confirms it from the list, and syncs the read state between tabs', async ({ signInAs }) => {
  test.setTimeout(120_000);
  await deleteRelations('marlow', 'dorian');
  await deleteNotifications('marlow', 'dorian');
  const [marlow, dorian] = [await signInAs('marlow'), await signInAs('dorian', { width: 390 })];
  await dorian.goto('/requests');
  await expect(notificationButton(dorian)).toBeVisible();
  await requestConnection(marlow, 'dorian');
  await marlow.goto('/profile/connected?status=sent');
  const sent = row(marlow, 'dorian');
  await expect(sent).toBeVisible();

  // By live update, without a reload.
  await expect(unreadNotificationButton(dorian)).toBeVisible({ timeout: 20_000 });
  await expect(dorian.getByRole('status').filter({ hasText: 'A new notification has arrived' })).toHaveCount(1);
  await unreadNotificationButton(dorian).click();
  await expect(dorian).toHaveURL(/\/notifications$/);
  const request = row(dorian, 'marlow would like to connect with you');
  await request.getByRole('button', { name: 'Confirm marlow' }).press('Enter');
  await expect(request.getByText('You’re connected.')).toBeVisible();
  await expect(request.getByRole('button', { name: 'Confirm marlow' })).toHaveCount(0);

  await expect(sent).toHaveCount(0, { timeout: 20_000 });
  await expect(unreadNotificationButton(marlow)).toBeVisible({ timeout: 20_000 });
  await unreadNotificationButton(marlow).click();
  await expect(row(marlow, 'dorian accepted your connection request')).toBeVisible();
  const other = await marlow.context().newPage();
  await other.goto('/profile/search');
  await expect(unreadNotificationButton(other)).toBeVisible();
  await marlow.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(marlow.getByText('You’re all caught up')).toBeVisible();
  await expect(unreadNotificationButton(other)).toHaveCount(0, { timeout: 20_000 });
  await deleteRelations('marlow', 'dorian');
});

test('confirms a request to a private account, and removes notifications of a blocked member live', async ({ signInAs }) => {
  test.setTimeout(120_000);
  await deleteRelations('marlow', 'wren');
  await deleteNotifications('marlow', 'wren');
  const [marlow, wren] = [await signInAs('marlow'), await signInAs('wren')];
  await openNotifications(wren);
  await expect(wren.getByRole('heading', { name: 'No entries yet' })).toBeVisible();
  await requestConnection(marlow, 'wren');
  await expect(marlow.getByRole('heading', { name: 'wren chooses who sees more' })).toBeVisible();
  const request = row(wren, 'marlow would like to connect with you');
  await request.getByRole('button', { name: 'Confirm marlow' }).click({ timeout: 20_000 });
  await expect(marlow.getByRole('navigation', { name: 'Profile' })).toBeVisible({ timeout: 20_000 });

  const other = await wren.context().newPage();
  await other.goto('/marlow');
  await other.getByRole('button', { name: 'Options for marlow' }).click();
  await other.getByRole('menuitem', { name: 'Block' }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Block', exact: true }).click();
  await expect(request).toHaveCount(0, { timeout: 20_000 });
  // The blocked member gets no notification, and finds none of the other.
  await openNotifications(marlow);
  await expect(row(marlow, 'wren')).toHaveCount(0);
  await deleteRelations('marlow', 'wren');
});

test('creates no notification of a kind that is turned off, and keeps the chosen quiet hours', async ({ signInAs }) => {
  test.setTimeout(120_000);
  await deleteRelations('marlow', 'wren');
  await deleteNotifications('marlow');
  const [marlow, wren] = [await signInAs('marlow'), await signInAs('wren')];
  const saved = () =>
    marlow.waitForResponse((response) => response.request().method() === 'PUT' && response.url().endsWith('/notifications/preferences'));
  await marlow.goto('/settings/notifications');
  const favourites = marlow.getByRole('switch', { name: 'Someone saves my profile: In the app' });
  const quiet = marlow.getByRole('switch', { name: 'Quiet hours' });
  await expect(favourites).toBeChecked();
  await Promise.all([saved(), favourites.press('Space')]);
  await Promise.all([saved(), quiet.press('Space')]);
  await marlow.getByLabel('Quiet hours start', { exact: true }).fill('21:30');
  await Promise.all([saved(), marlow.getByLabel('Quiet hours end', { exact: true }).focus()]);
  await Promise.all([saved(), marlow.getByText('Once a day', { exact: true }).click()]);
  await marlow.reload();
  await expect(favourites).not.toBeChecked();
  await expect(marlow.getByLabel('Quiet hours start', { exact: true })).toHaveValue('21:30');
  await expect(marlow.getByLabel('Quiet hours end', { exact: true })).toHaveValue('08:00');
  await expect(marlow.getByRole('radio', { name: 'Once a day' })).toBeChecked();

  await wren.goto('/marlow');
  const heart = wren.getByRole('button', { name: 'Favourite', exact: true });
  await expect(heart).toHaveAttribute('aria-disabled', 'false');
  await wren.getByRole('button', { name: 'Options for marlow' }).click();
  await wren.getByRole('menuitem', { name: 'Add to favourites and notify marlow' }).click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await requestConnection(wren, 'marlow');
  await openNotifications(marlow);
  await expect(row(marlow, 'wren would like to connect with you')).toBeVisible({ timeout: 20_000 });
  await expect(row(marlow, 'saved your profile')).toHaveCount(0);

  await marlow.goto('/settings/notifications');
  await Promise.all([saved(), quiet.press('Space')]);
  await expect(marlow.getByLabel('Quiet hours start', { exact: true })).toHaveCount(0);
  await deleteRelations('marlow', 'wren');
  await deleteNotifications('marlow');
});

test('subscribes on connect, unsubscribes before logout, and shows paused updates when disconnected', async ({ signInAs }) => {
  const tab = await signInAs('marlow');
  const sent: string[] = [];
  tab.on('websocket', (socket) => socket.on('framesent', ({ payload }) => void sent.push(String(payload))));
  const expectSent = (...names: readonly string[]) =>
    expect.poll(() => names.filter((name) => !sent.some((frame) => frame.includes(`["${name}"`)))).toEqual([]);
  await tab.goto('/requests');
  await expectSent('/notifications/connect', '/notifications/subscribe');
  const other = await tab.context().newPage();
  await other.routeWebSocket('**/sails/socket.io/**', (socket) => socket.close());
  await other.goto('/profile/search');
  await expect(other.getByRole('status').filter({ hasText: 'Live updates paused' })).toBeVisible();
  await tab.getByRole('button', { name: 'Your menu' }).click();
  await tab.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(tab).toHaveURL(/\/login$/);
  await expectSent('leave', '/notifications/disconnect');
});

test('reverts a preference that was changed in another window, with a message', async ({ signInAs }) => {
  await deleteNotifications('marlow');
  const tab = await signInAs('marlow');
  await tab.goto('/settings/notifications');
  const choice = tab.getByRole('switch', { name: 'Someone would like to connect: Email' });
  await expect(choice).toBeChecked();
  await tab.route('**/api/notifications/preferences', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 412, json: { message: 'no', code: 'version.stale' } }) : route.continue(),
  );
  await choice.press('Space');
  await expect(tab.getByText('These settings were changed in another window.')).toBeVisible();
  await expect(choice).toBeChecked();
});

test('groups equal notifications, marks them read on open, and removes one or all', async ({ signInAs }) => {
  test.setTimeout(90_000);
  await deleteNotifications('wren');
  await insertNotifications('wren', [
    { kind: 'lifetime_declined', minutesAgo: 60 * 24 * 30 },
    { kind: 'media_published', minutesAgo: 60 * 24 * 2 },
    { kind: 'favourited_profile', by: ['iris', 'mei', 'ansel', 'dorian', 'juniper'] },
    { kind: 'connection_accepted', by: ['iris'] },
  ]);
  const tab = await signInAs('wren');
  await openNotifications(tab);
  await expect(tab.getByText('4 unread')).toBeVisible();
  await expect(tab.getByRole('heading', { level: 2 }).filter({ hasText: /^(Today|This week|Earlier)$/ })).toHaveText([
    'Today',
    'This week',
    'Earlier',
  ]);
  await expect(row(tab, 'and 3 others saved your profile')).toBeVisible();
  await expect(row(tab, 'Your Lifetime premium application had been declined.')).toBeVisible();

  await row(tab, 'iris accepted')
    .getByRole('link', { name: /accepted your connection request/ })
    .click();
  await expect(tab).toHaveURL(/\/iris$/);
  await expect(tab.getByRole('link', { name: 'Notifications, 3 unread' })).toBeVisible();
  await tab.goBack();
  await expect(row(tab, 'iris accepted').getByRole('img', { name: 'Unread' })).toHaveCount(0);

  await tab.getByRole('link', { name: 'Requests and photos' }).click();
  await expect(tab).toHaveURL(/\?show=media$/);
  await expect(tab.getByRole('article')).toHaveCount(1);
  await more(tab, 'is now published').press('Enter');
  await tab.getByRole('menuitem', { name: 'Mark as read' }).press('Enter');
  await expect(tab.getByText('2 unread')).toBeVisible();
  await more(tab, 'is now published').click();
  await tab.getByRole('menuitem', { name: 'Remove' }).click();
  await expect(tab.getByRole('heading', { name: 'No entries yet' })).toBeVisible();
  await tab.getByRole('link', { name: 'Show all' }).click();
  await expect(tab.getByRole('article')).toHaveCount(3);

  await tab.getByRole('button', { name: 'Delete all' }).click();
  await tab.getByRole('dialog', { name: 'Delete all notifications?' }).getByRole('button', { name: 'Delete all' }).click();
  await expect(tab.getByRole('heading', { name: 'No entries yet' })).toBeVisible();
  await tab.reload();
  await expect(tab.getByRole('heading', { name: 'No entries yet' })).toBeVisible();
  await expect(notificationButton(tab)).toHaveAccessibleName('Notifications');
});

test('loads notifications ten at a time, and reverts a removal that the server rejects', async ({ signInAs }) => {
  test.setTimeout(90_000);
  await deleteNotifications('wren');
  await insertNotifications(
    'wren',
    Array.from({ length: 23 }, (_, index) => ({ kind: 'media_published' as const, minutesAgo: 500 - index })),
  );
  const tab = await signInAs('wren', { width: 390 });
  const cursors: (string | null)[] = [];
  tab.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/notifications') cursors.push(searchParams.get('after'));
  });
  await openNotifications(tab);
  await expect(tab.getByText('23 unread')).toBeVisible();
  await tab.getByRole('article').nth(9).scrollIntoViewIfNeeded();
  await expect(tab.getByRole('article')).toHaveCount(20);
  await tab.getByRole('article').nth(19).scrollIntoViewIfNeeded();
  await expect(tab.getByRole('article')).toHaveCount(23);
  await expect(tab.getByText('You’ve reached the end.')).toBeVisible();
  expect(cursors[0]).toBeNull();
  expect(new Set(cursors).size).toBe(3);

  await tab.route('**/api/notifications/remove/*', (route) =>
    route.fulfill({ status: 422, json: { message: 'no', code: 'server.error' } }),
  );
  await tab.getByRole('article').first().getByRole('button', { name: 'More' }).click();
  await tab.getByRole('menuitem', { name: 'Remove' }).click();
  await expect(tab.getByText('Something went wrong on our side.')).toBeVisible();
  await expect(tab.getByRole('article')).toHaveCount(23);
  // Requests fail until the button is pressed, because a live update may retry before that.
  await tab.addInitScript(() => addEventListener('click', () => document.body.setAttribute('data-pressed', ''), { capture: true }));
  await tab.route('**/api/notifications?**', async (route) => {
    if (await tab.evaluate(() => document.body.hasAttribute('data-pressed'))) return route.continue();
    return route.fulfill({ status: 422, json: { message: 'no', code: 'server.error' } });
  });
  await tab.reload();
  // By keyboard: a mouse click that misses the button while the page still moves would count as pressed.
  await tab.getByRole('alert').getByRole('button', { name: 'Try again' }).press('Enter');
  await tab.getByRole('article').first().getByRole('button', { name: 'More' }).click();
  await tab.getByRole('menuitem', { name: 'Manage notifications' }).click();
  await expect(tab).toHaveURL(/\/settings\/notifications$/);
  await expect(tab.getByRole('heading', { level: 1, name: 'Notifications' })).toBeInViewport();
  await deleteNotifications('wren');
});
