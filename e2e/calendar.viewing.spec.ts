import { expect } from '@playwright/test';
import { expectPagesAreSound, accessibilityViolationsOf, horizontalOverflowOf } from './page-checks.ts';
import { editor, entryNamed } from './calendar.ts';
import { test } from './member.ts';
import { translatorFor } from './translations.ts';

test('shows calendar and agenda in Hebrew without accessibility faults or sideways scroll', async ({ signInAs }) => {
  test.setTimeout(240_000);
  const tab = await signInAs('noa', { language: 'he' });
  const filters = tab.getByRole('button', { name: new RegExp(`^${translatorFor('he')('Filters')}`) });
  const paths = ['/calendar', '/calendar?view=week', '/calendar?view=day', '/calendar?view=agenda', '/noa?tab=agenda'];
  const waitForLayout = async (width: number) => {
    if (tab.url().includes('/calendar')) await expect(filters).toHaveCount(width < 960 ? 1 : 0);
  };
  await expectPagesAreSound(tab, paths, { waitForLayout });

  // axe accepts any link inside, and Chromium makes any scroller focusable. Safari does not, so the hours need a tab stop.
  await tab.goto('/calendar?view=day');
  const hours = tab.getByRole('region', { name: translatorFor('he')('Hours') });
  await expect(hours).toHaveAttribute('tabindex', '0');
  await hours.focus();
  await tab.keyboard.press('End');
  await expect.poll(() => hours.evaluate((box) => box.scrollHeight - box.clientHeight - box.scrollTop)).toBeLessThanOrEqual(1);
});

test('shows the editor with errors, an entry, its dialogs, filters and feed without accessibility faults', async ({ signInAs }) => {
  test.setTimeout(120_000);
  const t = translatorFor('zh-TW');
  const tab = await signInAs('mei', { language: 'zh-TW', width: 390 });
  const isWell = async (where: string) => {
    expect(await accessibilityViolationsOf(tab, where)).toEqual([]);
    expect(await horizontalOverflowOf(tab), where).toBeLessThanOrEqual(0);
  };
  await tab.goto('/calendar?on=2027-03-10&edit=new');
  const { sheet, title, starts, save } = editor(tab, t);
  await starts.fill('');
  await sheet.getByRole('combobox', { name: t('Visible to') }).selectOption('chosen');
  await sheet.getByRole('combobox', { name: t('Publish'), exact: true }).selectOption('later');
  await save.click();
  await expect(title).toHaveAttribute('aria-invalid', 'true');
  await isWell('problems');
  await sheet.getByRole('switch', { name: t('Repeat at the same times on all selected dates') }).check();
  await isWell('repeat');
  await tab.keyboard.press('Escape');
  await expect(tab.getByRole('button', { name: t('exit without saving') })).toBeVisible();
  await isWell('question');
  await tab.getByRole('button', { name: t('exit without saving') }).click();
  await expect(tab.getByRole('dialog')).toHaveCount(0);

  await tab.getByRole('button', { name: new RegExp(`^${t('Filters')}`) }).click();
  await expect(tab.getByRole('dialog', { name: t('Filters') })).toBeVisible();
  await isWell('filters');
  await tab.keyboard.press('Escape');
  await tab.getByRole('button', { name: t('Use in another calendar app') }).click();
  await expect(tab.getByRole('button', { name: t('Create link') })).toBeVisible();
  await isWell('feed');

  // Entries of other members can be viewed, not changed.
  await tab.goto('/iris?tab=agenda');
  await entryNamed(tab, 'Portrait evening').click();
  await expect(tab.getByRole('dialog', { name: 'Portrait evening' }).getByText('America/Vancouver')).toBeVisible();
  await expect(tab.getByRole('button', { name: t('Edit'), exact: true })).toHaveCount(0);
  await isWell('entry');
});
