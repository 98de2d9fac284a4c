import { randomBytes, randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { aFolderOfMedia } from './media-files.ts';
import { test } from './member.ts';
import { CHECKED, declareNobodyDepicted } from './photos.ts';
import { aProhibitedWord, offered } from './profile-form.ts';
import { cardOf, cards, confirmFlagged, deletePostsOf, form, backdatePost, post, reportsAbout, write } from './requests.ts';
import { translatorFor } from './translations.ts';

const files = aFolderOfMedia();
const aTitle = () => `Silk scarf ${randomBytes(4).toString('hex')}`;
const english = translatorFor('en');

/** Whether the draft is saved up to the price, which is filled in last. */
const isStored = (url: string, sent: string | null) => url.endsWith('/api/requests/draft') && sent?.includes('25.50') === true;

test.afterAll(() => files.remove());

for (const { owner, language, width, reader, readerWidth } of [
  { owner: 'marlow', language: 'en', width: 1440, reader: 'dorian', readerWidth: 390 },
  { owner: 'noa', language: 'he', width: 390, reader: 'dorian', readerWidth: 1440 },
] as const) {
  test(`drafts, posts, finds, corrects and withdraws a request post, ${language}, ${width} px`, async ({ signInAs }) => {
    test.setTimeout(150_000);
    const t = translatorFor(language);
    const title = aTitle();
    await deletePostsOf(owner);
    const tab = await signInAs(owner, { language, width });

    await test.step('the form names everything that is missing or wrong', async () => {
      await tab.goto('/requests');
      await tab.getByRole('link', { name: t('New request') }).click();
      await expect(tab.getByRole('heading', { level: 1, name: t('New request') })).toBeVisible();
      await form(tab, t).post.click();
      for (const text of [
        'Title is required!',
        'Description is required!',
        'Type is required!',
        'Fetish type is required!',
        'enter price',
      ]) {
        await expect(tab.getByText(t(text), { exact: true })).toBeVisible();
      }
      const { price, title: field } = form(tab, t);
      for (const [typed, text] of [
        ['0', 'Price should be more than 0'],
        ['10000', 'Maximum price can be 9999'],
        ['1.234', 'A price can have up to 2 decimals.'],
      ] as const) {
        await price.fill(typed);
        await price.blur();
        await expect(tab.getByText(t(text), { exact: true })).toBeVisible();
      }
      await field.fill('x'.repeat(101));
      await field.blur();
      await expect(tab.getByText(t('Title is too long'), { exact: true })).toBeVisible();
    });

    await test.step('the draft is saved and restored after a reload', async () => {
      const stored = tab.waitForResponse((response) => isStored(response.url(), response.request().postData()));
      await write(tab, t, { title, description: 'A plain silk scarf.\nPosted discreetly.', price: '25.50' });
      await stored;
      await expect(tab.getByText(t('Draft saved'))).toBeVisible();
      await tab.reload();
      await expect(form(tab, t).title).toHaveValue(title);
      await expect(form(tab, t).price).toHaveValue('25.50');
      await expect(tab.locator('input[type="radio"][value="items"]')).toBeChecked();
    });

    await test.step('the preview posts the request', async () => {
      await tab.getByRole('button', { name: t('Preview') }).click();
      const dialog = tab.getByRole('dialog', { name: t('Preview') });
      await expect(dialog.getByText(t('Members will see it as soon as you post it.'))).toBeVisible();
      await expect(dialog.getByText('$26')).toBeVisible();
      await dialog.getByRole('button', { name: t('Post request') }).click();
      await expect(tab).toHaveURL(/\/requests\/details\//);
      await expect(tab.getByText(t('Your request has been published.'))).toBeVisible();
      await expect(tab.getByText('$25.50')).toBeVisible();
    });

    const path = new URL(tab.url()).pathname;
    const other = await signInAs(reader, { width: readerWidth });

    await test.step('another member finds it, marks it as favourite and copies its link', async () => {
      await other.goto('/requests');
      const card = cardOf(other, title);
      await expect(card.getByText('$26')).toBeVisible();
      const heart = card.getByRole('button', { name: `Favourite: ${title}` });
      await heart.click();
      await expect(heart).toHaveAttribute('aria-pressed', 'true');
      await card.getByRole('link', { name: title }).click();
      await expect(other).toHaveURL(new RegExp(`${path}$`));
      await expect(other.getByText('$25.50')).toBeVisible();
      await expect(other.getByRole('button', { name: 'Favourite', exact: true })).toHaveAttribute('aria-pressed', 'true');
      await expect(other.getByText('Posted discreetly.')).toBeVisible();
      await expect(other.getByRole('button', { name: /^Connect(?:ed)?$/ })).toBeVisible();
      await other.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await other.getByRole('button', { name: 'Share' }).click();
      await other.getByRole('dialog', { name: 'Share this request' }).getByRole('button', { name: 'Copy' }).click();
      await expect(other.getByText('Link copied.')).toBeVisible();
      expect(new URL(await other.evaluate(() => navigator.clipboard.readText())).pathname).toBe(path);
      await other.keyboard.press('Escape');
      await expect(other.getByRole('button', { name: 'Share' })).toBeFocused();
      await other.goto('/profile/favourites');
      await other.getByRole('navigation', { name: 'My favourites' }).getByRole('link', { name: 'Requests' }).click();
      await expect(cardOf(other, title)).toBeVisible();
    });

    await test.step('contact details hide it and are shown to its owner', async () => {
      await tab.getByRole('link', { name: t('Edit'), exact: true }).click();
      await form(tab, t).description.fill('A plain silk scarf. Write to scarf@example.org, please.');
      await tab.getByRole('button', { name: t('Save changes') }).click();
      await confirmFlagged(tab, t);
      await expect(tab.getByRole('heading', { name: t('Unpublished. Only you can see this request.') })).toBeVisible();
      const flagged = tab.getByRole('list', { name: t('Highlighted text') });
      await expect(flagged.getByText('scarf@example.org')).toBeVisible();
      await expect(tab.locator('main a[href^="mailto:"]')).toBeVisible();
      await other.goto(path);
      await expect(other.getByRole('heading', { level: 1, name: 'This page is not available' })).toBeVisible();
      await tab.getByRole('button', { name: t('Request review') }).click();
      const toast = tab.getByRole('alert').filter({ hasText: t('The highlighted text is still there. Change it, then ask again.') });
      await expect(toast.getByRole('link', { name: t('Request posts') })).toHaveAttribute('href', '/help/requests');
    });

    await test.step('it is published again after its owner corrected it', async () => {
      await tab.getByRole('link', { name: t('Edit request') }).click();
      await expect(tab.getByText('scarf@example.org').first()).toBeVisible();
      await form(tab, t).description.fill('A plain silk scarf, posted discreetly.');
      await tab.getByRole('button', { name: t('Save changes') }).click();
      await tab.getByRole('button', { name: t('Publish again') }).click();
      await expect(tab.getByText(t('Your request has been published again.'))).toBeVisible();
      await expect(tab.getByRole('heading', { name: t('Unpublished. Only you can see this request.') })).toHaveCount(0);
      await other.goto(path);
      await expect(other.getByRole('heading', { level: 1, name: title })).toBeVisible();
    });

    await test.step('only its owner sees it after it is withdrawn', async () => {
      await tab.getByRole('button', { name: t('Withdraw', 'a request post') }).click();
      await tab
        .getByRole('dialog')
        .getByRole('button', { name: t('Withdraw', 'a request post') })
        .click();
      await expect(tab.getByRole('heading', { name: t('Withdrawn. Only you can see this request.') })).toBeVisible();
      await other.reload();
      await expect(other.getByRole('heading', { level: 1, name: 'This page is not available' })).toBeVisible();
      await other.goto('/requests');
      await other.waitForLoadState('networkidle');
      await expect(cardOf(other, title)).toHaveCount(0);
    });
  });
}

test('limits a regular member to one post a day and ten minutes of corrections, and explains premium', async ({ signInAs }) => {
  test.setTimeout(120_000);
  const title = aTitle();
  await deletePostsOf('ansel');
  const tab = await signInAs('ansel', { width: 390 });
  const second = await tab.context().newPage();
  await second.goto('/requests/new');
  await expect(second.getByText('You can post 1 more request today.')).toBeVisible();
  await post(tab, english, { title, description: 'Plain.', price: '5' });
  await expect(tab.getByText(/You can fix mistakes until/)).toBeVisible();
  await tab.getByRole('link', { name: 'Edit', exact: true }).click();
  await form(tab, english).price.fill('6,5');
  await tab.getByRole('button', { name: 'Save changes' }).click();
  await expect(tab.getByText('$6.50')).toBeVisible();

  await write(second, english, { title: 'A second one', description: 'Plain.', price: '5' });
  await form(second, english).post.click();
  await expect(second.getByRole('heading', { name: 'You’ve posted today' })).toBeVisible();
  await expect(second.getByText(/Regular members can post 1 request a day\./).first()).toBeVisible();
  await expect(second.getByText(/You can post again from \d\d\/\d\d\/\d{4}/)).toBeVisible();
  await expect(second).toHaveURL(/\/requests\/new$/);

  await backdatePost(title);
  await tab.reload();
  await expect(tab.getByRole('link', { name: 'Edit', exact: true })).toHaveCount(0);
  await expect(tab.getByText(/Editing and deleting published requests are premium features\./)).toBeVisible();
  await tab.goto(tab.url().replace('/details/', '/edit/'));
  await expect(tab.getByRole('heading', { name: 'This request can’t be changed' })).toBeVisible();
  await deletePostsOf('ansel');
});

test('rejects prohibited words, and unsupported, too large and too many files with their messages', async ({ signInAs }) => {
  test.setTimeout(90_000);
  await deletePostsOf('marlow');
  const tab = await signInAs('marlow');
  await tab.goto('/requests/new');
  await write(tab, english, { title: aTitle(), description: `Some ${await aProhibitedWord()} here.`, price: '5' });
  await form(tab, english).post.click();
  await expect(tab.getByText('Error: prohibited word not allowed')).toBeVisible();
  await expect(form(tab, english).description).toHaveAccessibleDescription(/prohibited word not allowed/);
  await expect(form(tab, english).description).toBeFocused();

  const adding = tab.getByLabel(/^Add files or drop them here/);
  await adding.setInputFiles([files.aTooLargeVideo('endless.mp4'), files.aDocument('contract.pdf')]);
  await expect(tab.getByText('endless.mp4 exceeds the allowed size of 200 MB')).toBeVisible();
  await expect(tab.getByText('contract.pdf has incorrect media type')).toBeVisible();
  await tab.context().setOffline(true);
  await adding.setInputFiles(Array.from({ length: 11 }, (_, index) => files.aPicture(`many-${index}.png`, { width: 40, height: 50 })));
  await expect(tab.getByText('Only 10 media files are allowed')).toBeVisible();
  await tab.context().setOffline(false);
  await deletePostsOf('marlow');
});

test('shows the photo of a post only to its owner until it is reviewed', async ({ signInAs }) => {
  test.setTimeout(180_000);
  const title = aTitle();
  await deletePostsOf('iris');
  // A new page without the header of the test's network, which the object store rejects.
  const tab = await (await signInAs('iris')).context().newPage();
  await tab.goto('/requests/new');
  await tab.getByLabel(/^Add files or drop them here/).setInputFiles([files.aPicture('scarf.png')]);
  await declareNobodyDepicted(tab);
  await write(tab, english, { title, description: 'With a photo.', price: '9999' });
  await expect(tab.getByText('Only you until reviewed')).toBeVisible(CHECKED);
  // The declaration does not submit the form.
  await expect(tab).toHaveURL(/\/requests\/new$/);
  await form(tab, english).post.click();
  await expect(tab.getByText('$9,999.00')).toBeVisible();
  await expect(tab.getByText('Only you until reviewed')).toBeVisible();
  await tab.getByRole('button', { name: 'View full size' }).click();
  await expect(tab.getByRole('dialog')).toBeVisible();
  const other = await signInAs('dorian');
  await other.goto(new URL(tab.url()).pathname);
  await expect(other.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(other.getByRole('button', { name: 'View full size' })).toHaveCount(0);
  await deletePostsOf('iris');
});

test('opens a case for a reported post, and updates the owner’s other windows on withdrawal', async ({ signInAs }) => {
  test.setTimeout(120_000);
  const title = aTitle();
  await deletePostsOf('marlow');
  const [tab, other] = [await signInAs('marlow'), await signInAs('ansel')];
  await post(tab, english, { title, description: 'Plain.', price: '5' });
  await other.goto(new URL(tab.url()).pathname);
  await other.getByRole('button', { name: 'Options for marlow' }).click();
  await other.getByRole('menuitem', { name: 'Report request' }).click();
  const dialog = other.getByRole('dialog', { name: 'Report request' });
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(dialog.getByText('Please choose one of the options.')).toBeVisible();
  await dialog.getByRole('radio', { name: 'Fraud or asks for money' }).check({ force: true });
  await dialog.getByRole('textbox').fill('Asks to pay elsewhere.');
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(other.getByText(/Thanks\. We’ll review this request/)).toBeVisible();
  await expect.poll(() => reportsAbout(title)).toEqual([{ kind: 'request_report' }]);

  const second = await tab.context().newPage();
  await second.goto('/marlow?tab=requests');
  await expect(cardOf(second, title).getByText('Wanted')).toBeVisible();
  await tab.getByRole('button', { name: 'Withdraw' }).click();
  await tab.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(tab.getByRole('heading', { name: 'Withdrawn. Only you can see this request.' })).toBeVisible();
  // By live update, without a reload.
  await expect(cardOf(second, title).getByText('Wanted')).toHaveCount(0, { timeout: 20_000 });
  await deletePostsOf('marlow');
});

const FEED = '**/api/requests?**';

interface FeedResponse {
  body: { requests: { id: string }[]; after: string | null };
}

/** Repeats the first post with new ids, because the seed has few posts. Returns the requested URLs. */
async function mockPages(tab: Page, pages: number) {
  const requestedUrls: URL[] = [];
  await tab.route(FEED, async (route) => {
    const url = new URL(route.request().url());
    requestedUrls.push(url);
    const page = Number(url.searchParams.get('after') ?? 0);
    url.searchParams.delete('after');
    const { body } = (await (await route.fetch({ url: url.href })).json()) as FeedResponse;
    const requests = Array.from({ length: 9 }, () => ({ ...body.requests[0], id: randomUUID() }));
    await route.fulfill({ json: { body: { requests, after: page === pages - 1 ? null : String(page + 1) } } });
  });
  return requestedUrls;
}

test('keeps filters in the URL and after a reload, and lists them as chips', async ({ signInAs }) => {
  test.setTimeout(90_000);
  const title = aTitle();
  await deletePostsOf('marlow');
  const tab = await signInAs('marlow');
  await post(tab, english, { title, description: 'Plain.', price: '30' });
  await tab.goto('/requests');
  await tab.getByRole('radio', { name: 'Wanted' }).check({ force: true });
  await expect(tab).toHaveURL(/\?show=wishes$/);
  await tab.getByRole('checkbox', { name: 'Items' }).check({ force: true });
  await tab.getByRole('checkbox', { name: '$25–50' }).check({ force: true });
  await tab.getByRole('textbox', { name: 'Search requests' }).pressSequentially(title.slice(-8), { delay: 10 });
  await expect(tab).toHaveURL(new RegExp(`\\?search=.*${title.slice(-8)}.*&show=wishes&type=items&price=25_50$`));
  await expect(cards(tab, english)).toHaveCount(1);
  await expect(cardOf(tab, title)).toBeVisible();
  await tab.reload();
  await expect(cards(tab, english)).toHaveCount(1);
  await expect(tab.getByRole('radio', { name: 'Wanted' })).toBeChecked();

  const chips = tab.getByRole('list', { name: 'Active filters' });
  await expect(chips.getByRole('button')).toHaveText([`Search: ${title.slice(-8)}`, 'Wanted', 'Items', '$25–50', 'Clear all']);
  await tab.getByRole('radio', { name: 'Offers' }).check({ force: true });
  await expect(tab.getByRole('heading', { name: 'No request found' })).toBeVisible();
  await tab.getByRole('button', { name: 'Clear filters' }).click();
  await expect(tab).toHaveURL(/\/requests$/);
  await tab.getByRole('radio', { name: 'Withdrawn' }).check({ force: true });
  await expect(tab).toHaveURL(/\?status=withdrawn$/);
  await expect(cardOf(tab, title)).toHaveCount(0);
  await deletePostsOf('marlow');
});

test('restores the city of a draft and of a filter after a reload', async ({ signInAs }) => {
  test.setTimeout(90_000);
  const title = aTitle();
  await deletePostsOf('marlow');
  const tab = await signInAs('marlow');
  const city = tab.getByRole('combobox', { name: 'City' });
  await tab.goto('/requests/new');
  await expect(city).toHaveValue(/^Toronto, /);
  await city.fill('Lisbo');
  await offered(tab).filter({ hasText: 'Portugal' }).first().click();
  const stored = tab.waitForResponse((response) => isStored(response.url(), response.request().postData()));
  await write(tab, english, { title, description: 'Plain.', price: '25.50' });
  await stored;
  await tab.reload();
  await expect(city).toHaveValue(/^Lisbon, .*Portugal$/);
  await form(tab, english).post.click();
  await expect(tab.getByRole('heading', { level: 1, name: title })).toBeVisible();

  await tab.goto('/requests');
  const chips = tab.getByRole('list', { name: 'Active filters' });
  await tab.getByRole('radio', { name: 'Near a city' }).check({ force: true });
  await city.fill('Sintra');
  await offered(tab).filter({ hasText: 'Portugal' }).first().click();
  await expect(tab).toHaveURL(/\?city=\d+&near=50$/);
  await expect(cardOf(tab, title)).toBeVisible();
  await expect(chips.getByRole('button')).toHaveText(['Within 50 km of Sintra']);
  await tab.getByRole('radio', { name: '100 km', exact: true }).check({ force: true });
  await expect(tab).toHaveURL(/\?city=\d+&near=100$/);
  await tab.reload();
  await expect(city).toHaveValue(/^Sintra, .*Portugal$/);
  await expect(chips.getByRole('button')).toHaveText(['Within 100 km of Sintra']);
  await expect(cardOf(tab, title)).toBeVisible();
  await city.fill('Nowhere at all');
  await city.blur();
  await expect(city).toHaveValue(/^Sintra, /);
  await tab.getByRole('radio', { name: 'Near me' }).check({ force: true });
  await expect(tab).toHaveURL(/\?near=100$/);
  await expect(cardOf(tab, title)).toHaveCount(0);
  await chips.getByRole('button', { name: 'Remove Within 100 km' }).click();
  await expect(tab.getByRole('radio', { name: 'Anywhere' })).toBeChecked();
  await expect(cardOf(tab, title)).toBeVisible();
  await deletePostsOf('marlow');
});

test('loads nine posts a page by the button, applies the sheet only on submit, and restores them on Back', async ({ signInAs }) => {
  test.setTimeout(90_000);
  await deletePostsOf('marlow');
  const tab = await signInAs('marlow', { width: 390 });
  await post(tab, english, { title: aTitle(), description: 'Plain.', price: '5' });
  const requestedUrls = await mockPages(tab, 2);
  await tab.goto('/requests');
  await expect(cards(tab, english)).toHaveCount(9);
  await tab.getByRole('button', { name: 'Show more' }).press('Enter');
  await expect(cards(tab, english)).toHaveCount(18);
  await expect(tab.getByText('You’ve reached the end.')).toBeFocused();
  const before = requestedUrls.length;
  await tab.getByRole('button', { name: 'Filters' }).click();
  await tab.getByRole('dialog').getByRole('checkbox', { name: 'Gift' }).check({ force: true });
  expect(requestedUrls).toHaveLength(before);
  await tab.keyboard.press('Escape');
  await tab.getByRole('link', { name: 'New request' }).click();
  await expect(tab.getByRole('heading', { level: 1, name: 'New request' })).toBeVisible();
  await tab.goBack();
  await expect(cards(tab, english)).toHaveCount(18);
  expect(requestedUrls).toHaveLength(before);
});

test('shows an error for a failed feed and retries it, and a not-available page for unknown posts', async ({ signInAs }) => {
  test.setTimeout(60_000);
  const tab = await signInAs('marlow');
  await tab.route(FEED, (route) => route.fulfill({ status: 422, json: { message: 'no', code: 'server.error' } }));
  await tab.goto('/requests');
  await expect(tab.getByRole('alert')).toContainText('Something went wrong on our side.');
  await tab.unroute(FEED);
  await tab.getByRole('button', { name: 'Try again' }).click();
  await expect(tab.getByRole('alert')).toHaveCount(0);
  for (const path of [`/requests/details/${randomUUID()}`, '/requests/details/nothing', `/requests/edit/${randomUUID()}`]) {
    await tab.goto(path);
    await expect(tab.getByRole('heading', { level: 1, name: 'This page is not available' })).toBeVisible();
  }
});
