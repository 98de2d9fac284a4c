import type { Page } from '@playwright/test';
import type { Locale } from '@subrosa/rules/reference/locales';
import { translatorFor } from '../../e2e/translations.ts';

const rows = (tab: Page) => tab.locator('main a[href^="/chat/"]');

/** Waits until the list shows the text of the message. */
export async function readList(tab: Page, { language }: { language: Locale }): Promise<void> {
  await rows(tab).first().waitFor();
  await rows(tab)
    .filter({ hasText: translatorFor(language)('Encrypted message') })
    .first()
    .waitFor({ state: 'detached' });
}

/** Opens the conversation with iris; the newest one is with staff and not end-to-end encrypted. */
export async function openConversation(tab: Page, appearance: { language: Locale }): Promise<void> {
  await readList(tab, appearance);
  await rows(tab).filter({ hasText: 'iris' }).first().click();
  await tab.getByRole('article').first().waitFor();
}
