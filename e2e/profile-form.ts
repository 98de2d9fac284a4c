import { expect, type Page } from '@playwright/test';
import pg from 'pg';
import { mailsTo } from './mail.ts';
import { aNewcomer, logIn, type Newcomer } from './member.ts';
import { aVisitor, fromItsOwnNetwork } from './visitor.ts';
import { translatorFor } from './translations.ts';
import type { Locale } from '@subrosa/rules/reference/locales';

const DERIVED = { timeout: 30_000 };

/** Signs a new member up, verifies the email and logs in; ends at the first step of the welcome wizard. */
export async function signUpAndVerify(page: Page, language: Locale, role: 'confidant' | 'fetishist' = 'confidant'): Promise<Newcomer> {
  const t = translatorFor(language);
  const who = aNewcomer();
  await aVisitor(page, { language });
  await fromItsOwnNetwork(page);
  await page.goto('/sign-up');
  await page.locator(`input[type="radio"][value="${role}"]`).check();
  await page.getByLabel(t('Email'), { exact: true }).fill(who.email);
  await page.getByLabel(t('Username'), { exact: true }).fill(who.username);
  await page.getByLabel(t('Password'), { exact: true }).fill(who.password);
  await page.getByLabel(t('Retype password'), { exact: true }).fill(who.password);
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await page.getByRole('button', { name: t('Create account') }).click();
  await expect(page).toHaveURL(/\/verification$/, DERIVED);
  await page.goto((await mailsTo(who.email, 1))[0]?.link ?? '');
  await expect(page.getByRole('main').getByRole('link', { name: t('Log in') })).toBeVisible();
  await logIn(page, { login: who.email, password: who.password }, language);
  await expect(page).toHaveURL(/\/profile\/new$/, DERIVED);
  return who;
}

/** The options of an open list; a closed native list has options too. */
export const offered = (page: Page) => page.locator('[role="listbox"]:visible [role="option"]');

/** Chooses by position in a list, because the server sets the names of its options. */
export async function chooseOption(page: Page, label: string, index: number): Promise<string> {
  await page.getByRole('combobox', { name: label, exact: true }).click();
  const option = offered(page).nth(index);
  const name = (await option.textContent()) ?? '';
  await option.click();
  return name;
}

/** Chooses by position among chips. */
export async function chooseChip(page: Page, legend: string, index: number): Promise<void> {
  await page.getByRole('group', { name: legend, exact: true }).getByRole('radio').nth(index).check({ force: true });
}

/** Waits until the change is saved. */
export async function waitUntilSaved(page: Page, act: () => Promise<void>): Promise<void> {
  const saved = page.waitForResponse((response) => response.url().endsWith('/api/user-details') && response.request().method() === 'POST');
  await act();
  expect((await saved).status()).toBe(200);
}

/** Reads a prohibited word from the database, so that none is written here. */
export async function aProhibitedWord(): Promise<string> {
  const client = new pg.Client({ connectionString: process.env['STACK_DATABASE_URL'] });
  await client.connect();
  try {
    const { rows } = await client.query<{ word: string }>(
      `SELECT word FROM prohibited_word WHERE word ~ '^[a-z]{5,}$' ORDER BY word LIMIT 1`,
    );
    return rows[0]?.word ?? '';
  } finally {
    await client.end();
  }
}
