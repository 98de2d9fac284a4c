/**
 * overflow: every page of screenshot-pages.ts in every language on the smallest phone, checked for horizontal overflow and truncated texts.
 *
 *   npm run overflow                  all pages in all languages
 *   npm run overflow -- uk profile    these languages, these pages
 */
import { horizontalOverflowOf, truncatedTextsOf } from '../../e2e/page-checks.ts';
import { captureScreenshots } from './capture-screenshots.ts';
import { visitPages } from './visit-pages.ts';

const SMALLEST_PHONE = 360;

process.exitCode = await visitPages(process.argv.slice(2), async (browser, url, page, language) => {
  const view = `${page.name} ${language}`;
  const faults: string[] = [];
  await captureScreenshots(browser, url, { page, appearance: { language, theme: 'light' }, widths: [SMALLEST_PHONE] }, async (tab) => {
    const overflow = await horizontalOverflowOf(tab);
    if (overflow > 0) faults.push(`${view} overflows horizontally by ${overflow} px`);
    faults.push(...(await truncatedTextsOf(tab)).map((text) => `${view} truncates “${text}”`));
  }).catch((error: unknown) => {
    faults.push(`${view} was not checked: ${String(error)}`);
  });
  return faults;
});
