import type { Browser, Page } from '@playwright/test';
import { enterAs, leave, type Appearance, type PicturedPage } from './pictured-pages.ts';

/** A page in one look, opened at each of these widths in turn. */
export async function photograph(
  browser: Browser,
  url: string,
  { page, appearance, widths }: { page: PicturedPage; appearance: Appearance; widths: readonly number[] },
  take: (tab: Page, width: number) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({
    baseURL: url,
    reducedMotion: 'reduce',
    colorScheme: appearance.theme,
    viewport: { width: 1440, height: 900 },
  });
  try {
    await enterAs(context, page, appearance);
    const tab = await context.newPage();
    for (const width of widths) {
      // Opened anew: a page that is resized looks again only after half a second.
      await tab.setViewportSize({ width, height: width < 768 ? 844 : 900 });
      await tab.goto(page.path);
      await tab.locator('h1:visible').waitFor();
      await page.first?.(tab, appearance);
      await tab.waitForLoadState('networkidle');
      await tab.locator('main [class*="shimmer"]').first().waitFor({ state: 'detached' });
      await take(tab, width);
    }
  } finally {
    await leave(context, page);
    await context.close();
  }
}
