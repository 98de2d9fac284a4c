import { test as base, type BrowserContext, type Page } from '@playwright/test';
import type { Locale } from '@subrosa/rules/reference/locales';

type VisitorOptions = { language?: Locale; theme?: 'dark' | 'light'; statistics?: 'declined' | 'undecided' };

/** Prepares a visitor who has passed the age gate and answered the cookie notice. */
export async function aVisitor(target: Page | BrowserContext, options: VisitorOptions = {}): Promise<void> {
  const flags = { state: { ageAccepted: true, statistics: options.statistics ?? 'declined' }, version: 1 };
  await target.addInitScript((flags) => localStorage.setItem('subrosa.consent', JSON.stringify(flags)), flags);
  await aReader(target, options);
}

/** Prepares a visitor at the age gate. */
export async function aReader(target: Page | BrowserContext, { language = 'en', theme = 'dark' }: VisitorOptions = {}): Promise<void> {
  await target.addInitScript(
    ({ language, theme }) => {
      localStorage.setItem('subrosa.language', language);
      localStorage.setItem('mantine-color-scheme-value', theme);
    },
    { language, theme },
  );
}

/** A random network, because rate limits are counted by network and outlive a run. */
export const aNetwork = () => ({ 'x-forwarded-for': `10.${[1, 2, 3].map(() => Math.floor(Math.random() * 256)).join('.')}` });

export async function fromItsOwnNetwork(page: Page): Promise<void> {
  await page.setExtraHTTPHeaders(aNetwork());
}

/** Records errors of a page and violations of its content security policy. */
export async function watchErrors(page: Page): Promise<string[]> {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('Failed to load resource')) errors.push(message.text());
  });
  // A violation that a script catches is no error in the console.
  await page.exposeFunction('reportViolation', (violation: string) => errors.push(violation));
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      (window as unknown as { reportViolation(violation: string): void }).reportViolation(`${violatedDirective} ${blockedURI} ${sample}`),
    ),
  );
  return errors;
}

/** Fails a test whose page throws or violates the content security policy. */
export const test = base.extend<{ calm: void }>({
  calm: [
    async ({ page }, use) => {
      const errors = await watchErrors(page);
      await use();
      base.expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});
