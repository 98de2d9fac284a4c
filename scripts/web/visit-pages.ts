import { chromium, type Browser } from '@playwright/test';
import { locales, type Locale } from '@subrosa/rules/reference/locales';
import { setLocale } from '../../e2e/requests.ts';
import configuration from '../../playwright.config.ts';
import { withRunningStack } from '../running-stack.ts';
import { screenshotPages, type ScreenshotPage } from './screenshot-pages.ts';

/** The personas who are signed in on these pages; the seed sets the language of `noa` to Hebrew. */
const READERS = ['marlow', 'sable', 'sorrel'];
const AT_ONCE = 2;

/**
 * Inspects the pages and languages that the command line names, or all, against a running stack. `inspect` returns the faults of one
 * page. Prints them and returns the exit code.
 */
export async function visitPages(
  names: readonly string[],
  inspect: (browser: Browser, url: string, page: ScreenshotPage, language: Locale) => Promise<string[]>,
): Promise<number> {
  const languages = locales.filter((locale) => names.includes(locale));
  const pages = screenshotPages.filter(({ name }) => names.includes(name));
  const unknown = names.filter((name) => ![...languages, ...pages.map((page) => page.name)].includes(name));
  if (unknown.length > 0) throw new Error(`there is no language or page ${unknown.join(', ')}`);

  return withRunningStack(async (url) => {
    const browser = await chromium.launch(configuration.use?.launchOptions);
    const faults: string[] = [];
    let count = 0;
    try {
      for (const language of languages.length > 0 ? languages : locales) {
        for (const reader of READERS) await setLocale(reader, language);
        const waiting = (pages.length > 0 ? pages : screenshotPages).values();
        const work = async () => {
          for (const page of waiting) {
            faults.push(...(await inspect(browser, url, page, language)));
            count += 1;
          }
        };
        await Promise.all(Array.from({ length: AT_ONCE }, work));
      }
    } finally {
      await browser.close();
    }
    console.log([...faults, `${count} pages, ${faults.length} faults`].join('\n'));
    return faults.length > 0 ? 1 : 0;
  });
}
