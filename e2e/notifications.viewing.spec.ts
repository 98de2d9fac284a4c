import { expect } from '@playwright/test';
import { expectPagesAreSound, accessibilityViolationsOf, horizontalOverflowOf } from './page-checks.ts';
import { test } from './member.ts';
import { insertNotifications, everyKind, deleteNotifications } from './notifications-data.ts';

test('shows notifications and their settings in Hebrew without accessibility faults or sideways scroll', async ({ signInAs }) => {
  test.setTimeout(180_000);
  await deleteNotifications('noa');
  await insertNotifications('noa', everyKind);
  const tab = await signInAs('noa', { language: 'he' });
  await expectPagesAreSound(tab, ['/notifications', '/settings/notifications']);
  await deleteNotifications('noa');
});

test('orders the focus in a row as names, notification, menu; keeps rows off the bar on a small phone', async ({ signInAs }) => {
  await deleteNotifications('ansel');
  await insertNotifications('ansel', [{ kind: 'favourited_profile', by: ['iris', 'mei'] }]);
  const tab = await signInAs('ansel', { width: 360 });
  await tab.goto('/notifications');
  await expect(tab.getByRole('article')).toHaveCount(1);
  expect(await horizontalOverflowOf(tab)).toBeLessThanOrEqual(0);
  await tab.getByRole('article').getByRole('link').first().focus();
  await tab.keyboard.press('Tab');
  await tab.keyboard.press('Tab');
  await expect(tab.getByRole('link', { name: /saved your profile/ })).toBeFocused();
  await tab.keyboard.press('Tab');
  await tab.keyboard.press('Enter');
  await expect(tab.getByRole('menuitem', { name: 'Mark as read' })).toBeVisible();
  expect(await accessibilityViolationsOf(tab, 'menu')).toEqual([]);
  expect(await horizontalOverflowOf(tab)).toBeLessThanOrEqual(0);
  await tab.keyboard.press('Escape');
  await tab.getByRole('button', { name: 'Delete all' }).click();
  await expect(tab.getByRole('dialog')).toBeVisible();
  expect(await accessibilityViolationsOf(tab, 'dialog')).toEqual([]);
  await deleteNotifications('ansel');
});
