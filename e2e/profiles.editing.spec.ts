import { expect } from '@playwright/test';
import { test } from './member.ts';
import { aProhibitedWord, chooseOption, offered } from './profile-form.ts';

const SAVED = { timeout: 15_000 };

test('shows every edited field again', async ({ signInAs }) => {
  test.setTimeout(120_000);
  const tab = await signInAs('dorian');
  await tab.goto('/dorian?edit=yes');
  const field = (name: string) => tab.getByRole('textbox', { name });
  await field('About you').fill('Binder of old books.');
  await tab.locator('input[type="radio"][value="x_gender"]').check({ force: true });
  await tab.getByRole('checkbox', { name: 'Other genders' }).check({ force: true });
  await field('Date of birth').fill('24/12/1980');
  await tab.getByLabel('Age: visible to').selectOption('you');
  await tab.getByLabel('Day and month: visible to').selectOption('all');
  await tab.getByLabel('Year: visible to').selectOption('you');
  const bodyType = await chooseOption(tab, 'Body type', 6);
  const ethnicity = await chooseOption(tab, 'Ethnicity', 7);
  await field('Height').fill('181');
  await field('Weight').fill('77');
  await field('Shoe size').fill('43,5');
  await tab.getByLabel('Weight: visible to').selectOption('connections');
  const experience = await chooseOption(tab, 'Years of experience', 5);
  await chooseOption(tab, 'Language for support', 1);
  const expertise = await chooseOption(tab, 'Areas of expertise', 3);
  await tab.keyboard.press('Escape');
  const language = await chooseOption(tab, 'Languages spoken', 7);
  await tab.keyboard.press('Escape');
  await tab.getByRole('searchbox', { name: 'Search interests' }).fill('gloves');
  await tab.getByRole('checkbox', { name: 'Gloves' }).check({ force: true });
  for (const [group, line] of [
    ['What you welcome', 'Parcels on Fridays'],
    ['What you decline', 'Short notice'],
  ] as const) {
    await tab.getByRole('group', { name: group }).getByRole('button', { name: 'Add line' }).click();
    await tab.getByRole('group', { name: group }).getByRole('textbox').last().fill(line);
  }
  await tab.getByRole('combobox', { name: 'City', exact: true }).fill('Porto');
  await offered(tab).first().click();
  await tab.getByLabel('City: visible to', { exact: true }).selectOption('premium');
  await tab.getByRole('switch', { name: 'Digital content only' }).check({ force: true });
  await field('Medical conditions').fill('Mild asthma');
  await tab.getByLabel('Medical conditions: visible to').selectOption('connections');
  await tab.getByRole('button', { name: 'Add payment method' }).click();
  await tab
    .getByLabel(/^Name of payment method/)
    .last()
    .fill('Cheque');
  await tab
    .getByLabel(/^Details of payment method/)
    .last()
    .fill('Dorian, by post');
  await field('Wishlist link').fill('https://wishes.example.org/dorian');
  await tab.getByRole('button', { name: 'Save' }).click();
  await expect(tab).toHaveURL(/\/dorian$/, SAVED);

  for (const text of [
    'Binder of old books.',
    'X gender',
    bodyType,
    ethnicity,
    '181 cm',
    '77 kg',
    'EU 43.5',
    experience,
    expertise,
    'Gloves',
    'Parcels on Fridays',
    'Short notice',
    'Porto',
    'Digital content only',
    'Mild asthma',
    'Cheque',
    '24/12/1980',
  ]) {
    await expect(tab.getByText(text, { exact: true }).first()).toBeVisible();
  }
  await expect(tab.getByText(new RegExp(language)).first()).toBeVisible();
  await expect(tab.getByRole('button', { name: 'Wishlist' })).toBeVisible();

  await tab.goto('/dorian?viewAs=member');
  await expect(tab.getByText('December 24')).toBeVisible();
  for (const text of ['77 kg', 'Mild asthma', 'Porto', 'Dorian, by post'])
    await expect(tab.getByText(text, { exact: true })).toHaveCount(0);

  await tab.goto('/dorian?edit=yes');
  await expect(field('Date of birth')).toHaveValue('24/12/1980');
  await expect(field('Shoe size')).toHaveValue('43.5');
  await expect(field('Medical conditions')).toHaveValue('Mild asthma');
  await expect(tab.getByLabel('Medical conditions: visible to')).toHaveValue('connections');
  await expect(tab.getByLabel('Weight: visible to')).toHaveValue('connections');
  await expect(tab.getByLabel('Age: visible to')).toHaveValue('you');
  await expect(tab.getByLabel('City: visible to', { exact: true })).toHaveValue('premium');
  await expect(tab.getByLabel(/^Details of payment method/).last()).toHaveValue('Dorian, by post');
  await expect(field('Wishlist link')).toHaveValue('https://wishes.example.org/dorian');
  await expect(tab.getByRole('switch', { name: 'Digital content only' })).toBeChecked();
});

test('shows errors at their fields, and asks before it discards changes', async ({ signInAs }) => {
  test.setTimeout(90_000);
  const tab = await signInAs('marlow');
  await tab.goto('/marlow');
  await tab.getByRole('link', { name: 'Edit profile' }).click();
  const about = tab.getByRole('textbox', { name: 'About you' });
  const save = tab.getByRole('button', { name: 'Save' });
  await tab.getByRole('textbox', { name: 'Height' }).fill('0');
  await tab.getByRole('textbox', { name: 'Wishlist link' }).fill('http://example.org');
  await tab.getByRole('button', { name: 'Add payment method' }).click();
  await tab
    .getByLabel(/^Name of payment method/)
    .last()
    .fill('Cheque');
  await save.click();
  for (const text of ['height should be more than 0', 'Enter a web address that starts with https://.', 'Field is required!']) {
    await expect(tab.getByText(text)).toBeVisible();
  }
  await expect(tab.getByRole('textbox', { name: 'Height' })).toBeFocused();
  await tab.getByRole('textbox', { name: 'Height' }).fill('184');
  await tab.getByRole('textbox', { name: 'Wishlist link' }).fill('');
  await tab
    .getByRole('button', { name: /^Remove payment method/ })
    .last()
    .click();

  await test.step('a prohibited word is rejected at its field', async () => {
    await about.fill(`Nothing but ${await aProhibitedWord()} here.`);
    await save.click();
    await expect(about).toHaveAccessibleDescription(/prohibited word not allowed/, SAVED);
    await expect(about).toBeFocused();
  });

  await test.step('leaving asks first', async () => {
    await tab.getByRole('link', { name: 'Close' }).click();
    const dialog = tab.getByRole('dialog', { name: 'Leave without saving?' });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(about).toHaveValue(/Nothing but/);
    await tab.goBack();
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await tab.getByRole('link', { name: 'Close' }).click();
    await dialog.getByRole('button', { name: 'exit without saving' }).click();
    await expect(tab).toHaveURL(/\/marlow$/);
    await expect(tab.getByText('Nothing but')).toHaveCount(0);
  });
});

test('removes contact details from a text and quotes them', async ({ signInAs }) => {
  test.setTimeout(60_000);
  const tab = await signInAs('marlow');
  await tab.goto('/marlow?edit=yes');
  const about = tab.getByRole('textbox', { name: 'About you' });
  await about.fill('Write to quiet.reader@example.org about letters.');
  await tab.getByRole('button', { name: 'Save' }).click();
  const notice = tab.getByRole('alert').filter({ hasText: 'We removed contact details' });
  await expect(notice.getByText('quiet.reader@example.org')).toBeVisible(SAVED);
  await expect(notice).toBeFocused();
  await expect(about).toHaveValue('Write to about letters.');
  await tab.goto('/marlow');
  await expect(tab.getByText('Write to about letters.')).toBeVisible();
});

test('keeps the changes of two windows', async ({ signInAs }) => {
  test.setTimeout(90_000);
  const tab = await signInAs('marlow');
  const other = await tab.context().newPage();
  for (const window of [tab, other]) {
    await window.goto('/marlow?edit=yes');
    await expect(window.getByRole('textbox', { name: 'About you' })).toBeVisible();
  }
  await other.getByRole('textbox', { name: 'Weight' }).fill('82');
  await other.getByRole('button', { name: 'Save' }).click();
  await expect(other).toHaveURL(/\/marlow$/, SAVED);
  await tab.getByRole('textbox', { name: 'Height' }).fill('185');
  await tab.getByRole('button', { name: 'Save' }).click();
  await expect(tab.getByText('Your profile was changed in another window.')).toBeVisible(SAVED);
  await expect(tab.getByRole('textbox', { name: 'Weight' })).toHaveValue('82');
  await expect(tab.getByRole('textbox', { name: 'Height' })).toHaveValue('185');
  await tab.getByRole('button', { name: 'Save' }).click();
  await expect(tab).toHaveURL(/\/marlow$/, SAVED);
  await expect(tab.getByText('185 cm')).toBeVisible();
  await expect(tab.getByText('82 kg')).toBeVisible();
});

test('saves links, wishlist and shop number in the settings', async ({ signInAs }) => {
  test.setTimeout(90_000);
  const tab = await signInAs('iris', { width: 390 });
  await tab.goto('/settings/socials');
  await expect(tab.getByText('Only premium members can see them.')).toBeVisible();
  await tab.getByRole('button', { name: 'Add link' }).click();
  const dialog = tab.getByRole('dialog');
  await dialog.getByLabel('Website or app').selectOption('bluesky');
  await dialog.getByLabel('Web address').fill('bluesky.example.org/iris');
  await dialog.getByRole('button', { name: 'Add link' }).click();
  await expect(dialog.getByText('Enter a web address that starts with https://.')).toBeVisible();
  await dialog.getByLabel('Web address').fill('https://bluesky.example.org/iris');
  await dialog.getByLabel('Web address').press('Enter');
  await expect(tab.getByText('bluesky.example.org/iris')).toBeVisible(SAVED);

  await tab.getByRole('button', { name: 'Remove Bluesky' }).click();
  await tab.getByRole('dialog', { name: 'Remove this link?' }).getByRole('button', { name: 'Cancel' }).click();
  await tab.getByRole('button', { name: 'Remove Bluesky' }).click();
  await tab.getByRole('button', { name: 'Remove link' }).click();
  await expect(tab.getByText('bluesky.example.org/iris')).toHaveCount(0, SAVED);

  await tab.getByRole('button', { name: 'Edit shop number' }).click();
  const number = tab.getByLabel('Your shop number at a listed marketplace');
  await number.fill('12a');
  await number.press('Enter');
  await expect(tab.getByText('A shop number has 3 to 20 digits.')).toBeVisible();
  await number.fill('90210');
  await number.press('Enter');
  await expect(tab.getByText('90210')).toBeVisible(SAVED);
  await tab.reload();
  await expect(tab.getByText('90210')).toBeVisible();
});
