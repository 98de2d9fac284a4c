import { expect, type Locator, type Page } from '@playwright/test';
import { expectPagesAreSound } from './page-checks.ts';
import { aReader, aVisitor, fromItsOwnNetwork, test } from './visitor.ts';

async function tabTo(page: Page, element: Locator) {
  await expect(element).toBeVisible();
  for (let stop = 0; stop < 60; stop += 1) {
    if (await element.evaluate((wanted) => document.activeElement === wanted)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the focus does not come to ${element.toString()}`);
}

async function write(page: Page, label: string, text: string) {
  await tabTo(page, page.getByLabel(label));
  await page.keyboard.type(text);
}

test('accepts a notice about an intimate picture by keyboard without an account, and shows its status', async ({ page }) => {
  // Before the age gate: the depicted person may be no visitor and under age.
  await aReader(page);
  await fromItsOwnNetwork(page);
  await page.goto('/notices');
  await tabTo(page, page.getByRole('link', { name: 'An intimate photo or video without consent' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('An intimate photo or video without consent');
  await write(page, 'Your full name', 'Vera Lindqvist');
  await write(page, 'Email', 'vera.keyboard@example.org');
  await write(page, 'Where it is', 'http://localhost/marlow');
  for (const box of await page.getByRole('checkbox').all()) {
    await tabTo(page, box);
    await page.keyboard.press('Space');
  }
  await write(page, 'Your signature', 'Vera Lindqvist');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We’ve received it');
  const ticket = (await page.getByText(/^N-\w{4}-\w{4}$/).textContent()) ?? '';
  await tabTo(page, page.getByRole('link', { name: 'Check status' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Received. Waiting for review.')).toBeVisible();
  await expect(page.getByText(ticket)).toBeVisible();
  await page.goto(`/notices/${ticket}`);
  await page.reload();
  await expect(page.getByText('Open the link in our email')).toBeVisible();
});

test('shows errors of a copyright notice at each field, and accepts a complete one', async ({ page }) => {
  await aVisitor(page);
  await fromItsOwnNetwork(page);
  await page.goto('/dmca');
  await page.getByRole('link', { name: 'our form' }).first().click();
  await page.getByLabel('Your full name').fill('Oren Sela');
  await page.getByLabel('Email').fill('oren.sela@example.org');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByLabel('Phone number')).toBeFocused();
  for (const label of ['Phone number', 'Postal address', 'Where it is', 'The work that was copied', 'Your signature']) {
    await expect(page.getByLabel(label)).toHaveAccessibleDescription(/Field is required!/);
    await page.getByLabel(label).fill('A garden, 2021');
  }
  await expect(page.getByRole('group', { name: 'I confirm:' })).toBeVisible();
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We’ve received it');
});

for (const language of ['en', 'he'] as const) {
  test(`shows the pages of notices without accessibility faults or sideways scroll in ${language}`, async ({ page }) => {
    await aVisitor(page, { language });
    await expectPagesAreSound(page, ['/notices', '/notices/new/ncii', '/notices/new/dmca', '/notices/N-7K2M-9QXR']);
  });
}
