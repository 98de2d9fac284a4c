import { expect } from '@playwright/test';
import { expectPagesAreSound, accessibilityViolationsOf, horizontalOverflowOf } from './page-checks.ts';
import { test } from './member.ts';
import { translatorFor } from './translations.ts';

const paths = ['/profile/search', '/profile/search?near=250&status=verified&gender=woman.man', '/profile/search?name=qqqqqqqq'];

test('shows the list of members in Hebrew without accessibility faults or sideways scroll', async ({ signInAs }) => {
  test.setTimeout(180_000);
  const tab = await signInAs('noa', { language: 'he' });
  const filters = tab.getByRole('button', { name: new RegExp(`^${translatorFor('he')('Filters')}`) });
  const waitForLayout = (width: number) => expect(filters).toHaveCount(width < 960 ? 1 : 0);
  await expectPagesAreSound(tab, paths, { waitForLayout });
});

for (const [who, language] of [
  ['marlow', 'en'],
  ['noa', 'he'],
] as const) {
  test(`applies filters in the sheet and shows it without accessibility faults, ${language}`, async ({ signInAs }) => {
    test.setTimeout(60_000);
    const t = translatorFor(language);
    const tab = await signInAs(who, { language, width: 360 });
    await tab.goto('/profile/search');
    await tab.getByRole('button', { name: t('Filters') }).click();
    const sheet = tab.getByRole('dialog', { name: t('Filters') });
    await sheet.getByRole('checkbox', { name: t('Woman'), exact: true }).check();
    expect(await accessibilityViolationsOf(tab, 'sheet')).toEqual([]);
    expect(await horizontalOverflowOf(tab)).toBeLessThanOrEqual(0);
    await sheet.getByRole('button').last().click();
    await expect(tab).toHaveURL(/\?gender=woman$/);
  });
}

test('shows a card as one link with public facts, and fewer of a private account', async ({ signInAs }) => {
  test.setTimeout(60_000);
  const tab = await signInAs('marlow');
  await tab.goto('/profile/search?name=iris');
  const iris = tab.getByRole('article').filter({ has: tab.getByRole('link', { name: 'iris', exact: true }) });
  await expect(iris.getByRole('img', { name: 'Verified' })).toBeVisible();
  await expect(iris.getByText('Vancouver')).toBeVisible();
  await expect(iris.getByRole('link')).toHaveCount(1);

  await tab.goto('/profile/search?who=all&name=wren');
  const wren = tab.getByRole('article').filter({ has: tab.getByRole('link', { name: 'wren', exact: true }) });
  await expect(wren.getByText('Private account')).toBeVisible();
  const box = (await wren.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await tab.mouse.click(box.x + box.width / 2, box.y + 40);
  await expect(tab).toHaveURL(/\/wren$/);
});

test('fetches no photo for a viewer who blurs media until they ask for it', async ({ signInAs }) => {
  test.setTimeout(60_000);
  const tab = await signInAs('marlow');
  await tab.route('**/api/account/settings', async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as { body: object };
    await route.fulfill({ response, json: { ...json, body: { ...json.body, blurMedia: true } } });
  });
  // The earlier page may still request its own pictures.
  await tab.goto('about:blank');
  const pictures: string[] = [];
  tab.on('request', (request) => request.url().includes('/media/') && pictures.push(request.url()));
  await tab.goto('/profile/search?name=iris');
  const show = tab.getByRole('button', { name: 'Show Photo of iris' });
  await expect(show).toBeVisible();
  expect(pictures).toEqual([]);
  await show.click();
  await expect(tab.getByRole('img', { name: 'Photo of iris' })).toBeVisible();
  await tab.getByRole('button', { name: 'Hide Photo of iris' }).click();
  await expect(show).toBeVisible();
  await tab.getByRole('link', { name: 'iris', exact: true }).click();
  await expect(tab).toHaveURL(/\/iris$/);
});
