import { expect } from '@playwright/test';
import type { Locale } from '@subrosa/rules/reference/locales';
import { accessibilityViolationsOf, horizontalOverflowOf } from './page-checks.ts';
import { chooseOption, signUpAndVerify, offered, waitUntilSaved } from './profile-form.ts';
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
    const goOn = page.getByRole('button', { name: t('Continue to location') });

    await test.step('the form requires every required field', async () => {
      await expect(page.getByRole('heading', { level: 1, name: t('Introduce yourself') })).toBeVisible();
      await goOn.click();
      for (const text of required) await expect(page.getByText(t(text), { exact: true })).toBeVisible();
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
      await waitUntilSaved(page, () => page.getByRole('combobox', { name: t('Body type'), exact: true }).focus());
      await waitUntilSaved(page, async () => void (await chooseOption(page, t('Body type'), 8)));
      await page.reload();
      await expect(birthDate).toHaveValue('12/05/1995');
      await expect(page.locator('input[type="radio"][value="woman"]')).toBeChecked();
      await expect(page.getByLabel(t('Year: visible to'))).toHaveValue('connections');
      await expect(page.getByRole('combobox', { name: t('Body type'), exact: true })).not.toHaveValue('');
    });

    await test.step('weight and height are more than 0, in either unit', async () => {
      await chooseOption(page, t('Body type'), 1);
      await chooseOption(page, t('Ethnicity'), 2);
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
    });

    await test.step('interests are chosen from the list and by search', async () => {
      await chooseOption(page, t('Years of experience'), 2);
      await chooseOption(page, t('Areas of expertise'), 0);
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
      await goOn.click();
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
