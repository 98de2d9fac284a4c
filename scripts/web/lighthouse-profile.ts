import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import configuration from '../../playwright.config.ts';
import { signInAs, type ScreenshotPage } from './screenshot-pages.ts';

/** The profile folder of a new browser that is signed in for this page and has an empty cache. */
export async function profileOf(page: ScreenshotPage, url: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'subrosa-lighthouse-'));
  const context = await chromium.launchPersistentContext(folder, configuration.use?.launchOptions);
  try {
    await signInAs(context, page, { language: 'en', theme: 'dark' });
    await (await context.newPage()).goto(`${url}/robots.txt`);
  } finally {
    await context.close();
  }
  return folder;
}
