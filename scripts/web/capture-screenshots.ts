import type { Browser, Page } from '@playwright/test';
import { signInAs, leave, type Appearance, type ScreenshotPage } from './screenshot-pages.ts';

/** A page in one appearance, opened at each of these widths in turn. */
export async function captureScreenshots(
  browser: Browser,
  url: string,
  { page, appearance, widths }: { page: ScreenshotPage; appearance: Appearance; widths: readonly number[] },
  take: (tab: Page, width: number) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({
    baseURL: url,
    reducedMotion: 'reduce',
    colorScheme: appearance.theme,
    viewport: { width: 1440, height: 900 },
  });
  try {
    await signInAs(context, page, appearance);
    const tab = await context.newPage();
    for (const width of widths) {
      // Opened again for each width: a resized page updates only after half a second.
      await tab.setViewportSize({ width, height: width < 768 ? 844 : 900 });
      await tab.goto(page.path);
      await tab.locator('h1:visible').waitFor();
      await page.first?.(tab, appearance);
      await tab.waitForLoadState('networkidle');
      if (!page.hasSkeleton) await tab.locator('main [class*="shimmer"]').first().waitFor({ state: 'detached' });
      await take(tab, width);
    }
  } finally {
    await leave(context, page);
    await context.close();
  }
}
