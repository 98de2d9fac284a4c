import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './member.ts';

const SEARCH = '**/api/explorer/search?**';

interface SearchResponse {
  body: { users: { id: string; username: string; photo: unknown }[]; after: string | null; upgrade: boolean };
}

const cards = (tab: Page): Locator => tab.getByRole('list', { name: 'Members' }).getByRole('article');

/** Repeats the first page with new ids, because the seed has few members. Returns the requested URLs. */
async function mockPages(tab: Page, { pages, upgrade = false }: { pages: number; upgrade?: boolean }) {
  const requestedUrls: URL[] = [];
  await tab.route(SEARCH, async (route) => {
    const url = new URL(route.request().url());
    requestedUrls.push(url);
    const page = Number(url.searchParams.get('after') ?? 0);
    url.searchParams.delete('after');
    const { body } = (await (await route.fetch({ url: url.href })).json()) as SearchResponse;
    const users = Array.from({ length: 10 }, (_, index) => ({ ...body.users[index % body.users.length], id: randomUUID() }));
    const isLast = page === pages - 1;
    await route.fulfill({ json: { body: { users, after: isLast ? null : String(page + 1), upgrade: isLast && upgrade } } });
  });
  return requestedUrls;
}

test('applies filters by mouse and keyboard, and keeps them in the URL and after a reload', async ({ signInAs }) => {
  test.setTimeout(90_000);
  const tab = await signInAs('marlow');
  await tab.goto('/requests');
  await tab.getByRole('link', { name: 'Explore' }).first().click();
  await expect(tab).toHaveURL(/\/profile\/search$/);
  await expect(tab.getByRole('heading', { level: 1, name: 'Explore' })).toBeVisible();
  await expect(tab.getByRole('link', { name: 'iris', exact: true })).toBeVisible();

  await tab.getByRole('radio', { name: 'Fetishists' }).check();
  await expect(tab).toHaveURL(/\?who=fetishist$/);
  await expect(tab.getByRole('link', { name: 'dorian', exact: true })).toBeVisible();
  await expect(tab.getByRole('link', { name: 'iris', exact: true })).toHaveCount(0);

  await tab.getByRole('radio', { name: 'Fetishists' }).press('ArrowLeft');
  await expect(tab).toHaveURL(/\/profile\/search$/);
  await expect(tab.getByRole('link', { name: 'iris', exact: true })).toBeVisible();
  await tab.getByRole('switch', { name: 'Verified members only' }).press('Space');
  await expect(tab).toHaveURL(/\?status=verified$/);
  await tab.getByRole('textbox', { name: 'Username' }).pressSequentially('iri', { delay: 20 });
  await expect(tab).toHaveURL(/\?name=iri&status=verified$/);
  await expect(cards(tab)).toHaveCount(1);

  await tab.reload();
  await expect(tab.getByRole('textbox', { name: 'Username' })).toHaveValue('iri');
  await expect(tab.getByRole('radio', { name: 'Confidants' })).toBeChecked();
  await expect(tab.getByRole('switch', { name: 'Verified members only' })).toBeChecked();
  await expect(cards(tab)).toHaveCount(1);
  await tab.getByRole('button', { name: 'Clear username' }).click();
  await expect(tab.getByRole('textbox', { name: 'Username' })).toBeFocused();
  await expect(tab).toHaveURL(/\?status=verified$/);
});

test('opens on the other role, states the role on cards, and searches everyone for a name', async ({ signInAs }) => {
  test.setTimeout(90_000);
  const seller = await signInAs('iris', { width: 390 });
  await seller.goto('/profile/search');
  await expect(seller.getByRole('radio', { name: 'Fetishists' })).toBeChecked();
  const marlow = cards(seller).filter({ has: seller.getByRole('link', { name: 'marlow', exact: true }) });
  await expect(marlow.getByText('Fetishist', { exact: true })).toBeVisible();
  await expect(seller.getByRole('link', { name: 'mei', exact: true })).toHaveCount(0);

  await seller.getByRole('textbox', { name: 'Username' }).fill('mei');
  await expect(seller.getByRole('heading', { name: 'No user found' })).toBeVisible();
  await seller.getByRole('button', { name: 'Search everyone' }).press('Enter');
  await expect(seller).toHaveURL(/\?who=all&name=mei$/);
  const mei = cards(seller).filter({ has: seller.getByRole('link', { name: 'mei', exact: true }) });
  await expect(mei.getByText('Confidant', { exact: true })).toBeVisible();
});

test('finds members by age, language and city, and explains the city to a regular member', async ({ signInAs }) => {
  test.setTimeout(90_000);
  const tab = await signInAs('marlow');
  await tab.goto('/profile/search');
  await tab.getByRole('checkbox', { name: '55+' }).check();
  await expect(tab).toHaveURL(/\?age=%2255%22$/);
  await tab.getByRole('checkbox', { name: '55+' }).press('Space');
  await tab.getByRole('combobox', { name: 'Languages' }).fill('Viet');
  await tab.getByRole('option', { name: 'Vietnamese' }).click();
  await expect(tab).toHaveURL(/\?language=vi$/);
  await tab.getByRole('button', { name: 'Remove Vietnamese' }).click();
  await tab.getByRole('combobox', { name: 'City' }).fill('Vancouver');
  await tab.getByRole('option').first().click();
  await expect(tab).toHaveURL(/\?city=\d+$/);
  await expect(tab.getByRole('link', { name: 'iris', exact: true })).toBeVisible();
  await expect(tab.getByRole('link', { name: 'juniper', exact: true })).toHaveCount(0);
  await tab.getByRole('button', { name: 'Any city' }).click();
  await expect(tab).toHaveURL(/\/profile\/search$/);

  const ansel = await signInAs('ansel');
  await ansel.goto('/profile/search');
  await expect(ansel.getByRole('combobox', { name: 'City' })).toHaveCount(0);
  await ansel.getByRole('button', { name: 'In a city Premium' }).press('Enter');
  await expect(ansel.getByRole('heading', { name: 'These filters are part of premium' })).toBeVisible();
});

test('removes filters by their chips and moves the focus to the next one', async ({ signInAs }) => {
  test.setTimeout(60_000);
  const tab = await signInAs('marlow');
  await tab.goto('/profile/search?gender=woman.man&near=250&nonsense=1');
  await expect(tab.getByRole('heading', { level: 1, name: 'Near Toronto' })).toBeVisible();
  await expect(tab.getByRole('radio', { name: '250 km' })).toBeChecked();
  const chips = tab.getByRole('list', { name: 'Active filters' });
  await expect(chips.getByRole('button')).toHaveText(['Man', 'Woman', 'Within 250 km', 'Clear all']);
  await chips.getByRole('button', { name: 'Remove Man' }).press('Enter');
  await expect(tab).toHaveURL(/\?gender=woman&near=250$/);
  await expect(chips.getByRole('button', { name: 'Remove Woman' })).toBeFocused();
  await chips.getByRole('button', { name: 'Clear all' }).press('Enter');
  await expect(tab).toHaveURL(/\/profile\/search$/);
  await expect(chips).toHaveCount(0);
  await expect(tab.getByRole('region', { name: 'Explore' })).toBeFocused();
});

test('restores members and scroll position on Back from a profile, without a new request', async ({ signInAs }) => {
  test.setTimeout(60_000);
  const tab = await signInAs('marlow', { width: 820 });
  const requestedUrls = await mockPages(tab, { pages: 4 });
  await tab.goto('/profile/search');
  await expect(async () => {
    await tab.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(cards(tab)).toHaveCount(40, { timeout: 500 });
  }).toPass({ timeout: 20_000 });

  const iris = tab.getByRole('link', { name: 'iris', exact: true }).nth(2);
  await iris.scrollIntoViewIfNeeded();
  const scrollPosition = await tab.evaluate(() => scrollY);
  expect(scrollPosition).toBeGreaterThan(800);
  const before = requestedUrls.length;
  await iris.click();
  await expect(tab.getByRole('heading', { level: 1, name: 'iris' })).toBeVisible();
  await tab.goBack();
  await expect(cards(tab)).toHaveCount(40);
  await expect.poll(() => tab.evaluate(() => scrollY)).toBe(scrollPosition);
  expect(requestedUrls).toHaveLength(before);

  await tab.getByRole('button', { name: 'Filters' }).click();
  await tab.getByRole('dialog').getByRole('radio', { name: 'Premium members' }).check();
  await tab.getByRole('button', { name: 'Show members' }).click();
  await expect(tab).toHaveURL(/\?plan=premium$/);
  await expect.poll(() => tab.evaluate(() => scrollY)).toBe(0);
  expect(requestedUrls.at(before)?.searchParams.get('after')).toBeNull();
});

test('loads more members by the button', async ({ signInAs }) => {
  test.setTimeout(60_000);
  const tab = await signInAs('marlow', { width: 390 });
  await mockPages(tab, { pages: 2 });
  await tab.goto('/profile/search');
  await expect(cards(tab)).toHaveCount(10);
  await tab.getByRole('button', { name: 'Show more' }).press('Enter');
  await expect(cards(tab)).toHaveCount(20);
  await expect(tab.getByText('You’ve reached the end.')).toBeFocused();
});

test('traps the focus in the filter sheet, applies filters only on submit, and restores the focus', async ({ signInAs }) => {
  test.setTimeout(60_000);
  const tab = await signInAs('marlow', { width: 390 });
  await tab.goto('/profile/search');
  const button = tab.getByRole('button', { name: 'Filters' });
  await button.press('Enter');
  const sheet = tab.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('radio', { name: 'Premium members' }).check();
  for (let presses = 0; presses < 30; presses += 1) await tab.keyboard.press('Tab');
  expect(await sheet.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  await tab.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(button).toBeFocused();
  await expect(tab).toHaveURL(/\/profile\/search$/);

  await button.press('Enter');
  await expect(sheet.getByRole('radio', { name: 'Any plan' })).toBeChecked();
  await sheet.getByRole('radio', { name: 'Premium members' }).check();
  await sheet.getByRole('switch', { name: 'Verified members only' }).check();
  await sheet.getByRole('button', { name: 'Show members' }).click();
  await expect(tab).toHaveURL(/\?plan=premium&status=verified$/);
  await expect(tab.getByRole('button', { name: 'Filters, 2 active' })).toBeFocused();
  await expect(tab.getByRole('link', { name: 'iris', exact: true })).toBeVisible();
  await expect(tab.getByRole('link', { name: 'ansel', exact: true })).toHaveCount(0);
});

test('closes the filter sheet by the browser’s Back, and leaves the page only by the next one', async ({ signInAs }) => {
  test.setTimeout(60_000);
  const tab = await signInAs('marlow', { width: 390 });
  await tab.goto('/notifications');
  await tab.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Explore' }).click();
  await tab.getByRole('button', { name: 'Filters' }).click();
  const sheet = tab.getByRole('dialog', { name: 'Filters' });
  await expect(sheet).toBeVisible();
  await tab.goBack();
  await expect(sheet).toBeHidden();
  await expect(tab).toHaveURL(/\/profile\/search$/);
  await tab.goBack();
  await expect(tab).toHaveURL(/\/notifications$/);
});

test('explains premium filters to a regular member, also when a shared link contains them', async ({ signInAs }) => {
  test.setTimeout(60_000);
  const tab = await signInAs('ansel');
  await tab.goto('/profile/search');
  await expect(tab.getByRole('switch', { name: 'Near me' })).toHaveCount(0);
  await tab.getByRole('button', { name: 'Online now Premium' }).press('Enter');
  await expect(tab.getByRole('heading', { name: 'These filters are part of premium' })).toBeVisible();
  await expect(tab).toHaveURL(/\/profile\/search$/);

  await tab.goto('/profile/search?who=confidant&near=25&status=online.verified');
  await expect(tab.getByRole('heading', { name: 'This search uses premium filters' })).toBeVisible();
  await expect(cards(tab)).toHaveCount(0);
  await tab.getByRole('button', { name: 'Search without these filters' }).click();
  await expect(tab).toHaveURL(/\?status=verified$/);
  await expect(tab.getByRole('link', { name: 'iris', exact: true })).toBeVisible();
});

test('offers premium to a regular member after the third page', async ({ signInAs }) => {
  test.setTimeout(60_000);
  const tab = await signInAs('ansel', { width: 390 });
  const requestedUrls = await mockPages(tab, { pages: 3, upgrade: true });
  await tab.goto('/profile/search');
  for (const count of [10, 20]) {
    await expect(cards(tab)).toHaveCount(count);
    await tab.getByRole('button', { name: 'Show more' }).press('Enter');
  }
  await expect(cards(tab)).toHaveCount(30);
  await expect(tab.getByRole('heading', { name: 'Premium members see more pages' })).toBeVisible();
  await expect(tab.getByRole('button', { name: 'Show more' })).toHaveCount(0);
  expect(requestedUrls).toHaveLength(3);
});

test('shows an empty state without results, and clears the filters', async ({ signInAs }) => {
  test.setTimeout(60_000);
  const tab = await signInAs('marlow');
  await tab.goto('/profile/search?name=qqqqqqqq&who=confidant');
  await expect(tab.getByRole('heading', { name: 'No user found' })).toBeVisible();
  await tab.getByRole('button', { name: 'Clear filters' }).click();
  await expect(tab).toHaveURL(/\/profile\/search$/);
  await expect(tab.getByRole('link', { name: 'iris', exact: true })).toBeVisible();
});

test('empties the list when a page fails, and retries from the first page', async ({ signInAs }) => {
  test.setTimeout(60_000);
  const tab = await signInAs('marlow', { width: 390 });
  const requestedUrls = await mockPages(tab, { pages: 5 });
  await tab.goto('/profile/search');
  await expect(cards(tab)).toHaveCount(10);
  const fail = '**/api/explorer/search?**after=**';
  await tab.route(fail, (route) => route.fulfill({ status: 422, json: { message: 'no', code: 'server.error' } }));
  await tab.getByRole('button', { name: 'Show more' }).press('Enter');
  await expect(tab.getByRole('alert')).toContainText('Something went wrong on our side.');
  await expect(cards(tab)).toHaveCount(0);
  await tab.unroute(fail);
  const before = requestedUrls.length;
  await tab.getByRole('button', { name: 'Try again' }).click();
  await expect(cards(tab)).toHaveCount(10);
  expect(requestedUrls.at(before)?.searchParams.get('after')).toBeNull();
});

test('ignores a late response to an older search', async ({ signInAs }) => {
  test.setTimeout(60_000);
  const tab = await signInAs('marlow');
  const slow = Promise.withResolvers<void>();
  await tab.route(SEARCH, async (route) => {
    if (!route.request().url().includes('user_type=fetishist')) await slow.promise;
    // The page may have aborted the request by then.
    await route.continue().catch(() => undefined);
  });
  await tab.goto('/profile/search');
  await tab.getByRole('radio', { name: 'Fetishists' }).check();
  await expect(tab.getByRole('link', { name: 'ansel', exact: true })).toBeVisible();
  slow.resolve();
  await tab.waitForLoadState('networkidle');
  await expect(tab.getByRole('link', { name: 'ansel', exact: true })).toBeVisible();
  await expect(tab.getByRole('link', { name: 'iris', exact: true })).toHaveCount(0);
});

test('shows a member once who is on two pages', async ({ signInAs }) => {
  test.setTimeout(60_000);
  const tab = await signInAs('marlow', { width: 390 });
  await tab.route(SEARCH, async (route) => {
    const url = new URL(route.request().url());
    const isSecond = url.searchParams.has('after');
    url.searchParams.delete('after');
    const { body } = (await (await route.fetch({ url: url.href })).json()) as SearchResponse;
    const [first, second] = body.users;
    const users = isSecond ? [second, { ...first, id: randomUUID() }] : [first, second];
    await route.fulfill({ json: { body: { users, after: isSecond ? null : 'second', upgrade: false } } });
  });
  await tab.goto('/profile/search');
  await expect(tab.getByText('You’ve reached the end.')).toBeVisible();
  await expect(cards(tab)).toHaveCount(3);
});

test('links a member without a city to the profile form', async ({ signInAs }) => {
  test.setTimeout(60_000);
  const tab = await signInAs('marlow');
  await tab.route(SEARCH, (route) => route.fulfill({ status: 409, json: { message: 'no', code: 'explore.cityMissing' } }));
  await tab.goto('/profile/search?near=any');
  await expect(tab.getByRole('heading', { name: 'Where are you?' })).toBeVisible();
  await tab.getByRole('link', { name: 'Edit profile' }).click();
  await expect(tab).toHaveURL(/\/marlow\?edit=yes$/);
});
