/**
 * overflow: every page of screenshot-pages.ts in every language on the smallest phone, checked for horizontal overflow and truncated texts.
 * Saves a picture of each in .artifacts/overflow.
 *
 *   npm run overflow                  all pages in all languages
 *   npm run overflow -- uk profile    these languages, these pages
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { horizontalOverflowOf, truncatedTextsOf } from '../../e2e/page-checks.ts';
import { ROOT } from '../running-stack.ts';
import { captureScreenshots } from './capture-screenshots.ts';
import { visitPages } from './visit-pages.ts';

const SMALLEST_PHONE = 360;
const FOLDER = join(ROOT, '.artifacts/overflow');

mkdirSync(FOLDER, { recursive: true });

process.exitCode = await visitPages(process.argv.slice(2), async (browser, url, page, language) => {
  const view = `${page.name} ${language}`;
  const faults: string[] = [];
  await captureScreenshots(browser, url, { page, appearance: { language, theme: 'light' }, widths: [SMALLEST_PHONE] }, async (tab) => {
    const overflow = await horizontalOverflowOf(tab);
    if (overflow > 0) faults.push(`${view} overflows horizontally by ${overflow} px`);
    faults.push(...(await truncatedTextsOf(tab)).map((text) => `${view} truncates “${text}”`));
    await tab.screenshot({ path: join(FOLDER, `${page.name}-${language}.png`), fullPage: true, animations: 'disabled' });
  }).catch((error: unknown) => {
    faults.push(`${view} was not checked: ${String(error)}`);
  });
  return faults;
});
