/**
 * accessibility: every page of screenshot-pages.ts in every language, checked by axe and for horizontal overflow, on a phone and in a
 * wide window. The browser tests check each page in one language; this checks all languages.
 *
 *   npm run accessibility                  all pages in all languages
 *   npm run accessibility -- he profile    these languages, these pages
 */
import type { Page } from '@playwright/test';
import { accessibilityViolationsOf, horizontalOverflowOf } from '../../e2e/page-checks.ts';
import { captureScreenshots } from './capture-screenshots.ts';
import { visitPages } from './visit-pages.ts';

/** Dark in the wide window and light on the phone. */
const VIEWS = [
  { theme: 'dark', width: 1440 },
  { theme: 'light', width: 390 },
] as const;

process.exitCode = await visitPages(process.argv.slice(2), async (browser, url, page, language) => {
  const faults: string[] = [];
  for (const { theme, width } of VIEWS) {
    const view = `${page.name} ${language} ${width} ${theme}`;
    const check = async (tab: Page): Promise<void> => {
      faults.push(...(await accessibilityViolationsOf(tab, view)));
      if ((await horizontalOverflowOf(tab)) > 0) faults.push(`${view} overflows horizontally`);
    };
    await captureScreenshots(browser, url, { page, appearance: { language, theme }, widths: [width] }, check).catch((error: unknown) => {
      faults.push(`${view} was not checked: ${String(error)}`);
    });
  }
  return faults;
});
