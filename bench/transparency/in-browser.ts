import { chromium } from '@playwright/test';
import { aSite, bundled, compressedKb } from '../../e2e/crypto-site.ts';
import type { TimingsInput, TimingsPage } from '../../packages/transparency/test/browser/timings.ts';
import configuration from '../../playwright.config.ts';

/** Milliseconds by what was verified, in Chromium. */
export async function measureInBrowser(
  input: TimingsInput,
): Promise<{ version: string; compressed: number; milliseconds: Record<string, number> }> {
  const script = await bundled('../transparency/test/browser/timings.ts');
  const site = await aSite({ '/timings.js': script });
  const browser = await chromium.launch(configuration.use?.launchOptions);
  try {
    const page = await browser.newPage();
    await page.goto(`${site.url}/timings`);
    await page.waitForFunction(() => 'page' in globalThis);
    const milliseconds = await page.evaluate((given) => (globalThis as unknown as { page: TimingsPage }).page.measure(given), input);
    return { version: browser.version(), compressed: compressedKb(script), milliseconds };
  } finally {
    await browser.close();
    site.close();
  }
}
