/**
 * accessibility: every page of screenshot-pages.ts in every language, checked by axe and for sideways scrolling, on a phone and a wide
 * window. The browser tests check each page in one language; this checks all languages.
 *
 *   npm run accessibility                  all pages in all languages
 *   npm run accessibility -- he profile    these languages, these pages
 */
import { chromium, type Browser, type Page } from '@playwright/test';
import { locales, type Locale } from '@subrosa/rules/reference/locales';
import { accessibilityViolationsOf, horizontalOverflowOf } from '../../e2e/page-checks.ts';
import { setLocale } from '../../e2e/requests.ts';
import configuration from '../../playwright.config.ts';
import { withRunningStack } from '../running-stack.ts';
import { captureScreenshots } from './capture-screenshots.ts';
import { screenshotPages, type ScreenshotPage } from './screenshot-pages.ts';

/** The personas who are signed in on these pages; the seed sets the language of `noa` to Hebrew. */
const READERS = ['marlow', 'sable', 'sorrel'];
const AT_ONCE = 2;

const names = process.argv.slice(2);
const languages = locales.filter((locale) => names.includes(locale));
const pages = screenshotPages.filter(({ name }) => names.includes(name));
const unknown = names.filter((name) => ![...languages, ...pages.map((page) => page.name)].includes(name));
if (unknown.length > 0) throw new Error(`there is no language or page ${unknown.join(', ')}`);

/** Dark on the wide window and light on the phone. */
async function inspect(browser: Browser, url: string, page: ScreenshotPage, language: Locale): Promise<string[]> {
  const found: string[] = [];
  for (const { theme, width } of [{ theme: 'dark', width: 1440 } as const, { theme: 'light', width: 390 } as const]) {
    const where = `${page.name} ${language} ${width} ${theme}`;
    const check = async (tab: Page): Promise<void> => {
      found.push(...(await accessibilityViolationsOf(tab, where)));
      if ((await horizontalOverflowOf(tab)) > 0) found.push(`${where} scrolls sideways`);
    };
    await captureScreenshots(browser, url, { page, appearance: { language, theme }, widths: [width] }, check).catch((error: unknown) => {
      found.push(`${where} was not checked: ${String(error)}`);
    });
  }
  return found;
}

process.exitCode = await withRunningStack(async (url) => {
  const browser = await chromium.launch(configuration.use?.launchOptions);
  const found: string[] = [];
  let count = 0;
  try {
    for (const language of languages.length > 0 ? languages : locales) {
      for (const reader of READERS) await setLocale(reader, language);
      const waiting = (pages.length > 0 ? pages : screenshotPages).values();
      const work = async () => {
        for (const page of waiting) {
          found.push(...(await inspect(browser, url, page, language)));
          count += 2;
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, work));
    }
  } finally {
    await browser.close();
  }
  console.log([...found, `${count} views, ${found.length} faults`].join('\n'));
  return found.length > 0 ? 1 : 0;
});
