import { expect } from '@playwright/test';
import { expectPagesAreSound, accessibilityViolationsOf, horizontalOverflowOf } from './page-checks.ts';
import { test } from './member.ts';
import { translatorFor } from './translations.ts';

const paths = ['/upgrade', '/settings/upgrade', '/upgrade/successful', '/upgrade/unsuccessful'];

test('shows plans, payment terms and payment results without accessibility faults or sideways scroll', async ({ signInAs }) => {
  test.setTimeout(180_000);
  const tab = await signInAs('ansel');
  await expectPagesAreSound(tab, paths);

  // By keyboard, from the plan to the terms and back.
  await tab.goto('/upgrade');
  await tab.getByRole('button', { name: 'Choose 90 days' }).press('Enter');
  const terms = tab.getByRole('dialog', { name: 'Premium, 90 days' });
  await expect(terms.getByRole('button', { name: 'Continue to payment' })).toBeFocused();
  expect(await accessibilityViolationsOf(tab, 'terms')).toEqual([]);
  expect(await horizontalOverflowOf(tab)).toBeLessThanOrEqual(0);
  await tab.keyboard.press('Escape');
  await expect(terms).toHaveCount(0);
  // A URL alone does not confirm a payment.
  await tab.goto('/upgrade/successful');
  await expect(tab.getByRole('heading', { level: 1, name: 'No payment received' })).toBeVisible();
});

test('offers to cancel a plan in Hebrew without accessibility faults', async ({ signInAs }) => {
  test.setTimeout(180_000);
  const t = translatorFor('he');
  const tab = await signInAs('noa', { language: 'he' });
  await expectPagesAreSound(tab, ['/settings/upgrade']);
  await tab.getByRole('button', { name: t('Cancel plan') }).click();
  const question = tab.getByRole('dialog', { name: t('Cancel your plan?') });
  await expect(question.getByRole('button', { name: t('Keep premium') })).toBeFocused();
  expect(await accessibilityViolationsOf(tab, 'cancelling')).toEqual([]);
  await tab.keyboard.press('Enter');
  await expect(question).toHaveCount(0);
});

test('offers neither change nor cancellation to a member with lifetime premium', async ({ signInAs }) => {
  const tab = await signInAs('dorian', { width: 390 });
  for (const path of ['/upgrade', '/settings/upgrade']) {
    await tab.goto(path);
    await expect(tab.getByText('It can’t be changed or cancelled').first()).toBeVisible();
    await expect(tab.getByRole('main').getByRole('button', { name: /Choose|Change|Cancel/ })).toHaveCount(0);
  }
});
