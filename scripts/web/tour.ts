/**
 * tour: captures the screenshots of docs/tour.md from the seeded personas.
 *
 *   npm run tour
 *
 * A new stop is a row in tour-stops.ts.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import configuration from '../../playwright.config.ts';
import { withRunningStack, ROOT } from '../running-stack.ts';
import { captureScreenshots } from './capture-screenshots.ts';
import { screenshotPages, type ScreenshotPage } from './screenshot-pages.ts';
import { stops, type Stop } from './tour-stops.ts';

const DOCS = join(ROOT, 'docs');
const SHOWN = { 1440: 640, 820: 420, 390: 200 } as const;
type View = Stop['views'][number];

const fileOf = ({ page, width, theme, language }: View) => `tour/${page}-${width}-${theme}-${language}.jpg`;

function findPage(name: string): ScreenshotPage {
  const page = screenshotPages.find((one) => one.name === name);
  if (!page) throw new Error(`there is no page ${name}`);
  return page;
}

function describe({ title, text, views }: Stop): string {
  const pictures = views.map((view) => {
    const alt = `${title}, ${view.width} px, ${view.theme}, ${view.language}`;
    return `<img src="${fileOf(view)}" width="${SHOWN[view.width]}" alt="${alt}">`;
  });
  return `## ${title}\n\n${text}\n\n${pictures.join('\n')}\n`;
}

await withRunningStack(async (url) => {
  rmSync(join(DOCS, 'tour'), { recursive: true, force: true });
  mkdirSync(join(DOCS, 'tour'));
  const browser = await chromium.launch(configuration.use?.launchOptions);
  try {
    for (const view of stops.flatMap(({ views }) => views)) {
      await captureScreenshots(browser, url, { page: findPage(view.page), appearance: view, widths: [view.width] }, async (tab) => {
        await tab.screenshot({ path: join(DOCS, fileOf(view)), type: 'jpeg', quality: 72, animations: 'disabled' });
      });
    }
  } finally {
    await browser.close();
  }
  const head =
    '# A tour\n\nScreenshots of the product, taken by `npm run tour`. All members are fictitious, and a script drew every image.\n';
  writeFileSync(join(DOCS, 'tour.md'), [head, ...stops.map(describe)].join('\n'));
  console.log(`${stops.length} stops: docs/tour.md`);
});
