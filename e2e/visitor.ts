import { test as base, type Page } from '@playwright/test';
import type { Locale } from '@subrosa/rules/reference/locales';

const FLAGS = { state: { ageAccepted: true, statistics: 'refused' }, version: 1 };

/** A visitor who has passed the gate and answered the cookie notice, reading in this language. */
export async function aVisitor(page: Page, options: { language?: Locale; theme?: 'dark' | 'light' } = {}): Promise<void> {
  await page.addInitScript(
    ({ flags, language, theme }) => {
      localStorage.setItem('subrosa.flags', JSON.stringify(flags));
      localStorage.setItem('subrosa.language', language);
      localStorage.setItem('mantine-color-scheme-value', theme);
    },
    { flags: FLAGS, language: options.language ?? 'en', theme: options.theme ?? 'dark' },
  );
}

/** Fails a test whose page breaks the content security policy or throws. */
export const test = base.extend<{ calm: void }>({
  calm: [
    async ({ page }, use) => {
      const trouble: string[] = [];
      page.on('pageerror', (error) => trouble.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error' && !message.text().includes('Failed to load resource')) trouble.push(message.text());
      });
      await use();
      base.expect(trouble).toEqual([]);
    },
    { auto: true },
  ],
});
