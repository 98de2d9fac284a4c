import { expect } from '@playwright/test';
import { test } from './member.ts';

const LIVE = { timeout: 20_000 };

test('shows a page of ours when a page opens offline, and the page itself when the connection returns', async ({ signInAs }) => {
  test.setTimeout(90_000);
  const tab = await signInAs('dorian', { width: 390 });
  const context = tab.context();
  await tab.goto('/requests');
  await tab.evaluate(async () => void (await navigator.serviceWorker.ready));
  await context.setOffline(true);
  const response = await tab.goto('/notifications');
  expect(response?.status()).toBe(503);
  await expect(tab.getByRole('heading', { name: 'You’re offline', level: 1 })).toBeVisible();
  expect(await tab.title()).toBe('You’re offline');
  await context.setOffline(false);
  await tab.getByRole('link', { name: 'Try again' }).click();
  await expect(tab.getByRole('heading', { name: 'Notifications', level: 1 })).toBeVisible(LIVE);
});

test('stays in the app when a part of it cannot be loaded offline, and continues with the connection', async ({ signInAs }) => {
  test.setTimeout(90_000);
  const tab = await signInAs('dorian');
  const context = tab.context();
  await tab.goto('/requests');
  const menu = tab.getByRole('navigation', { name: 'Main menu' });
  await expect(menu).toBeVisible();
  await context.setOffline(true);
  await menu.getByRole('link', { name: /^Calendar/ }).click();
  await expect(tab.getByRole('heading', { name: 'You’re offline', level: 1 })).toBeVisible(LIVE);
  await expect(menu).toBeVisible();
  await context.setOffline(false);
  await expect(tab.getByRole('region', { name: 'Filters' })).toBeVisible(LIVE);
});
