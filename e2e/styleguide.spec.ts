import { expect, type Page } from '@playwright/test';
import { faultsOf } from './look.ts';
import { aVisitor, test } from './visitor.ts';

/** The first of the two frames of a specimen. */
const specimen = (page: Page, id: string) => page.locator(`#${id} [data-mantine-color-scheme]`).first();

async function openGuide(page: Page, options: Parameters<typeof aVisitor>[1] = {}) {
  await aVisitor(page, options);
  await page.goto('/styleguide');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Style guide');
}

for (const [theme, language] of [
  ['dark', 'en'],
  ['light', 'en'],
  ['dark', 'he'],
] as const) {
  test(`the shared components have no accessibility fault in ${theme} and ${language}`, async ({ page }) => {
    await openGuide(page, { theme, language });
    expect(await faultsOf(page)).toEqual([]);
  });
}

test('the shared components do not scroll sideways at 360 px', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openGuide(page);
  const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(sideways).toBeLessThanOrEqual(0);
});

test('a question is answered with the keyboard, and the focus returns to what asked it', async ({ page }) => {
  await openGuide(page);
  const ask = specimen(page, 'confirm-dialog').getByRole('button', { name: 'Ask', exact: true });
  await ask.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Publish this post?' });
  await expect(dialog.getByRole('button', { name: 'Publish' })).toBeFocused();
  expect(await faultsOf(page, 'dialog', { within: '[role=dialog]' })).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(ask).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Publish' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(specimen(page, 'confirm-dialog').getByText('Published')).toBeVisible();
});

test('a dangerous question starts on the way back', async ({ page }) => {
  await openGuide(page);
  await specimen(page, 'confirm-dialog').getByRole('button', { name: 'Ask about a danger' }).press('Enter');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Cancel' })).toBeFocused();
});

test('chips are chosen with the keyboard: several boxes, one radio', async ({ page }) => {
  await openGuide(page);
  const chips = specimen(page, 'choice-chips');
  await chips.getByRole('checkbox', { name: 'Items' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(chips.getByRole('checkbox', { name: 'Photos' })).toBeChecked();
  await expect(chips.getByRole('checkbox', { name: 'Items' })).toBeChecked();
  await chips.getByRole('radio', { name: 'Any' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(chips.getByRole('radio', { name: 'Under $25' })).toBeChecked();
  await expect(chips.getByRole('radio', { name: 'Any' })).not.toBeChecked();
});

test('filters stand beside the list on a wide window and open as a sheet on a narrow one', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openGuide(page);
  await expect(page.getByRole('region', { name: 'Filters', exact: true })).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  const open = page.getByRole('region', { name: 'Filter panel' }).getByRole('button', { name: 'Filters, 2 active' });
  await open.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('checkbox', { name: 'Woman', exact: true }).press('Space');
  await sheet.getByRole('button', { name: 'Show results' }).press('Enter');
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('region', { name: 'Filter panel' }).getByRole('button', { name: 'Filters, 1 active' })).toBeFocused();
});

test('a city is found in spite of its spelling, and chosen with the keyboard', async ({ page }) => {
  await openGuide(page);
  const city = specimen(page, 'city-picker').getByRole('combobox', { name: 'City' });
  await city.pressSequentially('Vancuver');
  await expect(page.getByRole('option', { name: 'Vancouver' }).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(city).toHaveValue(/^Vancouver, .*Canada$/);
  await city.fill('Xqzzwv');
  await expect(page.getByText('No city found. Please check the spelling.')).toBeVisible();
});

test('a list grows when asked, and its end takes the focus of the button', async ({ page }) => {
  await openGuide(page);
  const list = specimen(page, 'paged-list');
  const more = list.getByRole('button', { name: 'Show more' });
  await more.press('Enter');
  await expect(list.getByText('Omar')).toBeVisible();
  await expect(more).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(list.getByText('Mara')).toBeVisible();
  await expect(list.getByText('You have seen everything here.')).toBeFocused();
});

test('a veiled picture is shown and hidden again', async ({ page }) => {
  await openGuide(page);
  const media = specimen(page, 'media-tile');
  await expect(media.getByRole('img', { name: 'A private photo' })).toBeHidden();
  await media.getByRole('button', { name: 'Show A private photo' }).press('Enter');
  await expect(media.getByRole('img', { name: 'A private photo' })).toBeVisible();
  await media.getByRole('button', { name: 'Hide A private photo' }).press('Enter');
  await expect(media.getByRole('img', { name: 'A private photo' })).toBeHidden();
});
