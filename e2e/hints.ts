import { expect, type Page } from '@playwright/test';

export const hints = (page: Page) => page.getByRole('note');

/** Expects exactly this hint, with its article, and dismisses it. */
export async function dismissHint(page: Page, text: string, article: string): Promise<void> {
  await expect(hints(page)).toHaveCount(1);
  await expect(hints(page)).toContainText(text);
  await expect(hints(page).getByRole('link')).toHaveAttribute('href', `/help/${article}`);
  await hints(page).getByRole('button', { name: 'Hide hint' }).click();
  await expect(hints(page).filter({ hasText: text })).toHaveCount(0);
}
