/**
 * pictures: every page as a picture, in the widths and themes that it must look right in, and one sheet of them all.
 *
 *   npm run pictures                    all pages
 *   npm run pictures -- home contact    these
 *
 * A new page is a row in pictured-pages.ts. The sheet is .artifacts/pictures/index.html.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import configuration from '../../playwright.config.ts';
import { withRunningStack, ROOT } from '../running-stack.ts';
import { contactSheet, type Picture } from './contact-sheet.ts';
import { photograph } from './photograph.ts';
import { picturedPages, type Appearance, type PicturedPage } from './pictured-pages.ts';

const FOLDER = join(ROOT, '.artifacts/pictures');
const widths = [390, 820, 1440];
const AT_ONCE = 2;

const names = process.argv.slice(2);
const unknown = names.filter((name) => !picturedPages.some((page) => page.name === name));
if (unknown.length > 0) throw new Error(`there is no page ${unknown.join(', ')}`);

/** One page in one look, at every width. */
async function take(browser: Browser, url: string, page: PicturedPage, appearance: Appearance): Promise<Picture[]> {
  const pictures: Picture[] = [];
  await photograph(browser, url, { page, appearance, widths }, async (tab, width) => {
    const file = [page.name, width, appearance.theme, ...(appearance.language === 'en' ? [] : [appearance.language])].join('-') + '.png';
    await tab.screenshot({ path: join(FOLDER, file), fullPage: true, animations: 'disabled' });
    pictures.push({ page: page.name, file, caption: `${width} ${appearance.theme} ${appearance.language}` });
  });
  return pictures;
}

const shots = picturedPages
  .filter(({ name }) => names.length === 0 || names.includes(name))
  .flatMap((page) =>
    page.languages.flatMap((language) => (['dark', 'light'] as const).map((theme) => ({ page, appearance: { language, theme } }))),
  );

await withRunningStack(async (url) => {
  const began = performance.now();
  if (names.length === 0) rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const browser = await chromium.launch(configuration.use?.launchOptions);
  const results: Picture[][] = [];
  const waiting = shots.entries();
  const work = async () => {
    for (const [index, { page, appearance }] of waiting) results[index] = await take(browser, url, page, appearance);
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
