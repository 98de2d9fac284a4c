import { expect, test, type Page } from '@playwright/test';
import { accessibilityViolationsOf, horizontalOverflowOf, setTheme } from './page-checks.ts';
import { aVisitor, watchErrors } from './visitor.ts';

/** The first of the two frames of a specimen. */
const specimen = (page: Page, id: string) => page.locator(`#${id} [data-mantine-color-scheme]`).first();

/** One page for all tests, because it is large and its parts are independent. */
let page: Page;
let errors: string[];

test.beforeAll(async ({ browser }) => {
  page = await browser.newPage();
  errors = await watchErrors(page);
  await aVisitor(page);
  await page.goto('/styleguide');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Style guide');
});

test.afterEach(() => expect(errors).toEqual([]));
test.afterAll(() => page.close());

test('shows the shared components without accessibility faults in both themes', async () => {
  for (const theme of ['dark', 'light'] as const) {
    await setTheme(page, theme);
    expect(await accessibilityViolationsOf(page, theme)).toEqual([]);
  }
});

test('shows the shared components without sideways scroll at 360 px', async () => {
  await page.setViewportSize({ width: 360, height: 740 });
  await expect.poll(() => horizontalOverflowOf(page)).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 1280, height: 800 });
});

test('ConfirmDialog is answered by keyboard and returns the focus to its opener', async () => {
  const opener = specimen(page, 'confirm-dialog').getByRole('button', { name: 'Ask', exact: true });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Publish this post?' });
  await expect(dialog.getByRole('button', { name: 'Publish' })).toBeFocused();
  expect(await accessibilityViolationsOf(page, 'dialog', { within: '[role=dialog]' })).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Publish' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(specimen(page, 'confirm-dialog').getByText('Published')).toBeVisible();
});

test('ConfirmDialog focuses Cancel for a dangerous action', async () => {
  await specimen(page, 'confirm-dialog').getByRole('button', { name: 'Ask about a danger' }).press('Enter');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
});

test('ChoiceChips selects several checkboxes or one radio by keyboard', async () => {
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

test('FilterPanel is beside the list in a wide window and a sheet in a narrow one', async () => {
  await expect(page.getByRole('region', { name: 'Filters', exact: true })).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  const open = page.getByRole('region', { name: 'Filter panel' }).getByRole('button', { name: 'Filters, 2 active' });
  await open.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('checkbox', { name: 'Woman', exact: true }).press('Space');
  await sheet.getByRole('button', { name: 'Show results' }).press('Enter');
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('region', { name: 'Filter panel' }).getByRole('button', { name: 'Filters, 1 active' })).toBeFocused();
  await page.setViewportSize({ width: 1280, height: 800 });
});

test('CityPicker finds a misspelled city and selects it by keyboard', async () => {
  const city = specimen(page, 'city-picker').getByRole('combobox', { name: 'City' });
  await city.pressSequentially('Vancuver');
  await expect(page.getByRole('option', { name: 'Vancouver' }).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(city).toHaveValue(/^Vancouver, .*Canada$/);
  await city.fill('Xqzzwv');
  await expect(page.getByText('No city found. Check the spelling.')).toBeVisible();
});

test('PagedList loads pages by the button and moves the focus to its end', async () => {
  const list = specimen(page, 'paged-list');
  const more = list.getByRole('button', { name: 'Show more' });
  await more.press('Enter');
  await expect(list.getByText('Omar')).toBeVisible();
  await expect(more).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(list.getByText('Mara')).toBeVisible();
  await expect(list.getByText('You’ve reached the end.')).toBeFocused();
});

test('MediaTile shows and hides a blurred picture', async () => {
  const media = specimen(page, 'media-tile');
  await expect(media.getByRole('img', { name: 'A private photo' })).toBeHidden();
  await media.getByRole('button', { name: 'Show A private photo' }).press('Enter');
  await expect(media.getByRole('img', { name: 'A private photo' })).toBeVisible();
  await media.getByRole('button', { name: 'Hide A private photo' }).press('Enter');
  await expect(media.getByRole('img', { name: 'A private photo' })).toBeHidden();
});

test('LogNotice explains an alarm, and saves the evidence without a name', async () => {
  await specimen(page, 'log-notice').getByRole('button', { name: 'What happened' }).click();
  const dialog = page.getByRole('dialog', { name: 'A key check failed' });
  await expect(dialog).toContainText('The public log contains keys in your name that you didn’t create.');
  await expect(dialog).toContainText('If someone else may know your password');
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save the evidence' }).click();
  expect((await download).suggestedFilename()).toBe('key-check.txt');
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(dialog).toBeHidden();
});
