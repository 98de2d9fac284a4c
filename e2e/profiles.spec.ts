import { expect, type Locator } from '@playwright/test';
import type { Locale } from '@subrosa/rules/reference/locales';
import { query } from './database.ts';
import { accessibilityViolationsOf, horizontalOverflowOf } from './page-checks.ts';
import { chooseChip, chooseOption, signUpAndVerify, offered, waitUntilSaved } from './profile-form.ts';
import { test } from './visitor.ts';
import { translatorFor } from './translations.ts';

const walks: { language: Locale; width: number }[] = [
  { language: 'en', width: 1440 },
  { language: 'he', width: 390 },
];

const required = [
  'Gender is required!',
  'Date of birth is required!',
  'Body type is required!',
  'Ethnicity is required!',
  'Years of experience is required!',
  'Area of expertise is required!',
  'Interest is required!',
];

for (const { language, width } of walks) {
  test(`completes the welcome wizard of a new member: ${language} at ${width} px`, async ({ page }) => {
    test.setTimeout(150_000);
    const t = translatorFor(language);
    await page.setViewportSize({ width, height: 900 });
    const who = await signUpAndVerify(page, language);
    const birthDate = page.getByLabel(t('Date of birth'));
    // A phone shows one group at a time.
    const isPhone = width < 768;
    const goOn = page.getByRole('button', { name: t(isPhone ? 'Continue' : 'Continue to location'), exact: true });
    const toLocation = page.getByRole('button', { name: t('Continue to location') });
    const body = page.getByRole('group', { name: t('Body type'), exact: true });

    await test.step('the form requires every required field', async () => {
      await expect(page.getByRole('heading', { level: 1, name: t('Introduce yourself') })).toBeVisible();
      await goOn.click();
      for (const text of isPhone ? required.slice(0, 2) : required) await expect(page.getByText(t(text), { exact: true })).toBeVisible();
      await expect(page.getByRole('radio').first()).toBeFocused();
      await page.goto('/profile/new?step=location');
      await expect(page.getByRole('heading', { level: 1, name: t('Introduce yourself') })).toBeVisible();
      await page.goto('/requests');
      await expect(page).toHaveURL(/\/profile\/new$/);
    });

    await test.step('the date of birth must be valid and of an adult', async () => {
      await page.locator('input[type="radio"][value="woman"]').check({ force: true });
      for (const [typed, text] of [
        ['31021990', 'Date of birth seems invalid!'],
        ['01012015', 'You should be at least 19 years old!'],
      ] as const) {
        await birthDate.fill('');
        await birthDate.pressSequentially(typed);
        await goOn.click();
        await expect(page.getByText(t(text))).toBeVisible();
      }
      await birthDate.fill('');
      await birthDate.pressSequentially('12051995');
      await expect(birthDate).toHaveValue('12/05/1995');
      await page.getByLabel(t('Year: visible to')).selectOption('connections');
    });

    await test.step('fields are saved when their group loses the focus, and a moment after each change', async () => {
      await waitUntilSaved(page, () => (isPhone ? goOn.click() : body.getByRole('radio').first().focus()));
      await waitUntilSaved(page, () => chooseChip(page, t('Body type'), 8));
      await page.reload();
      await expect(body.getByRole('radio').nth(8)).toBeChecked();
      if (isPhone) await page.getByRole('button', { name: t('Back'), exact: true }).click();
      await expect(birthDate).toHaveValue('12/05/1995');
      await expect(page.locator('input[type="radio"][value="woman"]')).toBeChecked();
      await expect(page.getByLabel(t('Year: visible to'))).toHaveValue('connections');
      if (isPhone) await goOn.click();
    });

    await test.step('weight and height are more than 0, in either unit', async () => {
      await chooseChip(page, t('Body type'), 1);
      await chooseChip(page, t('Ethnicity'), 2);
      const weight = page.getByRole('textbox', { name: t('Weight') });
      await weight.fill('0');
      await goOn.click();
      await expect(page.getByText(t('weight should be more than 0'))).toBeVisible();
      await page.getByRole('button', { name: t('kg') }).click();
      await page.getByRole('textbox', { name: t('Weight') }).fill('150');
      await page.getByRole('button', { name: t('cm') }).click();
      await page.getByRole('textbox', { name: t('Feet'), exact: true }).fill('5');
      await page.getByRole('textbox', { name: t('Inches'), exact: true }).fill('8');
      await page.getByRole('button', { name: t('ft') }).click();
      await expect(page.getByRole('textbox', { name: t('Height') })).toHaveValue('172.7');
      if (isPhone) await goOn.click();
    });

    await test.step('interests are chosen from the list and by search', async () => {
      await chooseChip(page, t('Years of experience'), 2);
      await chooseOption(page, t('Areas of expertise'), 1);
      await page.keyboard.press('Escape');
      // The language of the interface is proposed.
      await expect(page.getByRole('combobox', { name: t('Language for support'), exact: true })).toHaveValue(
        language === 'he' ? 'עברית' : 'English',
      );
      const categories = page.getByRole('group', { name: t('Interests') }).locator('details');
      await expect(categories).toHaveCount(11);
      await categories.nth(0).getByRole('checkbox').nth(1).check({ force: true });
      const name = (await categories.nth(0).locator('label').nth(3).textContent()) ?? '';
      await page.getByRole('searchbox', { name: t('Search interests') }).fill(name.trim());
      await page.getByRole('checkbox', { name: name.trim(), exact: true }).check({ force: true });
      await page.getByLabel(t('About you')).fill('Old books, quiet evenings.');
      expect(await accessibilityViolationsOf(page)).toEqual([]);
      await toLocation.click();
    });

    await test.step('the location is a city with its time zone, and survives a reload', async () => {
      await expect(page.getByRole('heading', { level: 1, name: t('Where are you?') })).toBeFocused();
      await page.reload();
      const finish = page.getByRole('button', { name: t('Finish') });
      await finish.click();
      await expect(page.getByText(t('City is required!'))).toBeVisible();
      await page.getByRole('combobox', { name: t('City'), exact: true }).fill('Lisb');
      await offered(page).first().click();
      await expect(page.getByText('Europe/Lisbon')).toBeVisible();
      expect(await horizontalOverflowOf(page)).toBeLessThanOrEqual(0);
      expect(await accessibilityViolationsOf(page)).toEqual([]);
      await finish.click();
    });

    await test.step('the checklist shows what is missing, and the member enters the app', async () => {
      await expect(page.getByText(t('Personal details'), { exact: true })).toBeVisible();
      await expect(page.getByText(t('What you can do'))).toBeVisible();
      await page.getByRole('link', { name: t('Enter Subrosa') }).click();
      await expect(page).toHaveURL(/\/requests$/);
      await page.goto(`/${who.username}`);
      await expect(page.getByRole('heading', { level: 1, name: who.username })).toBeVisible();
      await expect(page.getByText('Old books, quiet evenings.')).toBeVisible();
    });
  });
}

test('keeps every field of the welcome wizard after a reload', async ({ page }) => {
  test.setTimeout(300_000);
  const { username } = await signUpAndVerify(page, 'en');
  await page.goto('/profile/new?step=personal');
  const textbox = (name: string, value: string) => {
    const input = page.getByRole('textbox', { name });
    return { name, fill: () => input.fill(value), check: () => expect(input).toHaveValue(value) };
  };
  const audience = (name: string, value: string) => {
    const select = page.getByLabel(name, { exact: true });
    return { name, fill: () => select.selectOption(value), check: () => expect(select).toHaveValue(value) };
  };
  const box = (name: string, control: Locator) => ({
    name,
    fill: () => control.check({ force: true }),
    check: () => expect(control).toBeChecked(),
  });
  const chip = (name: string, index: number) => box(name, page.getByRole('group', { name, exact: true }).getByRole('radio').nth(index));
  const pills = (name: string, index: number) => {
    let chosen = '';
    return {
      name,
      fill: async () => void (chosen = await chooseOption(page, name, index)),
      check: () => expect(page.locator('form').getByText(chosen, { exact: true }).first()).toBeVisible(),
    };
  };
  const personal = [
    chip('Gender', 1),
    box('Interested in', page.getByRole('checkbox', { name: 'Other genders' })),
    textbox('Date of birth', '12/05/1995'),
    audience('Day and month: visible to', 'premium'),
    audience('Year: visible to', 'connections'),
    chip('Body type', 8),
    chip('Ethnicity', 3),
    textbox('Height', '171'),
    textbox('Weight', '64'),
    textbox('Shoe size', '39.5'),
    chip('Years of experience', 0),
    pills('Languages spoken', 7),
    box('Interests', page.getByRole('group', { name: 'Interests' }).getByRole('checkbox').nth(1)),
    textbox('About you', 'Old books, quiet evenings.'),
  ];
  const location = [
    {
      name: 'City',
      fill: async () => {
        await page.getByRole('combobox', { name: 'City', exact: true }).fill('Lisb');
        await offered(page).first().click();
      },
      check: () => expect(page.getByRole('combobox', { name: 'City', exact: true })).toHaveValue(/^Lisbo/),
    },
    audience('City: visible to', 'premium'),
    box('Digital content only', page.getByRole('switch', { name: 'Digital content only' })),
  ];
  async function fillAndReload(fields: { name: string; fill: () => Promise<unknown>; check: () => Promise<void> }[]) {
    for (const { name, fill, check } of fields) {
      await test.step(name, async () => {
        await waitUntilSaved(page, async () => void (await fill()));
        await page.reload();
        await check();
      });
    }
    for (const { check } of fields) await check();
  }

  await fillAndReload(personal);
  await expect(page.getByText('None yet', { exact: true })).toBeVisible();
  await test.step('a text that was typed just before the reload', async () => {
    const about = page.getByRole('textbox', { name: 'About you' });
    await about.fill('Old books, quiet evenings. And tea.');
    await page.reload();
    const stored = () => query(`SELECT about FROM profile WHERE member_id = (SELECT id FROM member WHERE username = $1)`, [username]);
    await expect.poll(stored).toEqual([{ about: 'Old books, quiet evenings. And tea.' }]);
    await page.reload();
    await expect(about).toHaveValue('Old books, quiet evenings. And tea.');
  });
  await page.getByRole('button', { name: 'Continue to location' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Where are you?' })).toBeVisible();
  await fillAndReload(location);
});
