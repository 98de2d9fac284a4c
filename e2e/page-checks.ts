import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { MOST_MOVEMENT, layoutShiftOf, watchLayoutShift } from './layout-shift.ts';

type Theme = 'dark' | 'light';

const WIDTHS = [1440, 820, 390, 360];
/** axe checks both layouts, and each theme once. */
const AXE_THEMES = new Map<number, Theme>([
  [1440, 'dark'],
  [360, 'light'],
]);

interface CheckScope {
  /** Limits the check to this selector. */
  within?: string;
  without?: readonly string[];
}

/** The violations that axe finds; `where` starts each line. */
export async function accessibilityViolationsOf(page: Page, where = '', { within, without = [] }: CheckScope = {}): Promise<string[]> {
  // Legacy mode skips frames of other origins, of which we have none, and needs no second page.
  const builder = new AxeBuilder({ page }).setLegacyMode(true).disableRules([...without]);
  const { violations } = await (within === undefined ? builder : builder.include(within)).analyze();
  return violations.map(({ id, nodes }) => `${where} ${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

export const horizontalOverflowOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** Interface texts that are truncated. Texts of members, which are in `bdi` or have `dir="auto"`, and lines that contain one may be. */
export const truncatedTextsOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body :not(bdi, script, style)')]
      .filter((element) => {
        const { overflowX, visibility } = getComputedStyle(element);
        const hasText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
        const isUnseen = element.clientWidth <= 1 || element.clientHeight <= 1 || visibility === 'hidden';
        const isOfMember = element.closest('bdi, [dir="auto"]') !== null || element.querySelector('bdi') !== null;
        return hasText && !isUnseen && !isOfMember && overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
      })
      .map(({ textContent }) => textContent),
  );

export async function setTheme(page: Page, theme: Theme): Promise<void> {
  await page.evaluate((scheme) => document.documentElement.setAttribute('data-mantine-color-scheme', scheme), theme);
}

interface PageCheckOptions {
  /** Waits until the layout matches the width. */
  waitForLayout?: (width: number) => Promise<void>;
}

/** Expects no layout shift beyond the allowed amount. */
export async function expectNoLayoutShift(page: Page, path: string): Promise<void> {
  const { movement, moved } = await layoutShiftOf(page);
  expect(movement, `${path} moved: ${moved.join('; ')}`).toBeLessThanOrEqual(MOST_MOVEMENT);
}

/**
 * Expects one heading, no horizontal overflow at any width, no layout shift, and no violation of axe: wide in the dark theme and narrow
 * in the light one. Visits each page once.
 */
export async function expectPagesAreSound(page: Page, paths: readonly string[], { waitForLayout }: PageCheckOptions = {}): Promise<void> {
  await watchLayoutShift(page);
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await page.waitForLoadState('networkidle');
    // A fragment scrolls the page while it loads.
    if (!path.includes('#')) await expectNoLayoutShift(page, path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 });
      await waitForLayout?.(width);
      await expect.poll(() => horizontalOverflowOf(page), `${path} ${width}`).toBeLessThanOrEqual(0);
      const theme = AXE_THEMES.get(width);
      if (theme === undefined) continue;
      await setTheme(page, theme);
      expect(await accessibilityViolationsOf(page, `${path} ${width}`)).toEqual([]);
    }
  }
}
