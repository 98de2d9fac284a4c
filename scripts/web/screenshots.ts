/**
 * screenshots: captures every page in all supported widths and themes, and one sheet of them all.
 *
 *   npm run screenshots                    all pages
 *   npm run screenshots -- home contact    these pages
 *
 * A new page is a row in screenshot-pages.ts. The sheet is .artifacts/screenshots/index.html.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import configuration from '../../playwright.config.ts';
import { withRunningStack, ROOT } from '../running-stack.ts';
import { contactSheet, type Screenshot } from './contact-sheet.ts';
import { captureScreenshots } from './capture-screenshots.ts';
import { screenshotPages, type Appearance, type ScreenshotPage } from './screenshot-pages.ts';

const FOLDER = join(ROOT, '.artifacts/screenshots');
const widths = [390, 820, 1440];
const AT_ONCE = 2;

const names = process.argv.slice(2);
const unknown = names.filter((name) => !screenshotPages.some((page) => page.name === name));
if (unknown.length > 0) throw new Error(`there is no page ${unknown.join(', ')}`);

/** One page in one appearance, at every width. */
async function takeScreenshots(browser: Browser, url: string, page: ScreenshotPage, appearance: Appearance): Promise<Screenshot[]> {
  const pictures: Screenshot[] = [];
  await captureScreenshots(browser, url, { page, appearance, widths }, async (tab, width) => {
    const file = [page.name, width, appearance.theme, ...(appearance.language === 'en' ? [] : [appearance.language])].join('-') + '.png';
    await tab.screenshot({ path: join(FOLDER, file), fullPage: true, animations: 'disabled' });
    pictures.push({ page: page.name, file, caption: `${width} ${appearance.theme} ${appearance.language}` });
  });
  return pictures;
}

const screenshots = screenshotPages
  .filter(({ name }) => names.length === 0 || names.includes(name))
  .flatMap((page) =>
    page.languages.flatMap((language) => (['dark', 'light'] as const).map((theme) => ({ page, appearance: { language, theme } }))),
  );

await withRunningStack(async (url) => {
  const began = performance.now();
  if (names.length === 0) rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const browser = await chromium.launch(configuration.use?.launchOptions);
  const results: Screenshot[][] = [];
  const waiting = screenshots.entries();
  const work = async () => {
    for (const [index, { page, appearance }] of waiting) results[index] = await takeScreenshots(browser, url, page, appearance);
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  } finally {
    await browser.close();
  }
  const pictures = results.flat();
  writeFileSync(join(FOLDER, 'index.html'), contactSheet(pictures));
  console.log(`${pictures.length} pictures in ${Math.round((performance.now() - began) / 1000)} s: ${join(FOLDER, 'index.html')}`);
});
