import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { MOST_MOVEMENT, movementOf, watchMovement } from './movement.ts';

type Theme = 'dark' | 'light';

const WIDTHS = [1440, 820, 390, 360] as const;

interface Where {
  /** Only what this selector finds. */
  within?: string;
  without?: readonly string[];
}

/** What stands in somebody's way, found by axe; `where` begins each line. */
export async function faultsOf(page: Page, where = '', { within, without = [] }: Where = {}): Promise<string[]> {
  // Legacy only in that it looks into no frames of other origins, of which we have none; it needs no second page.
  const builder = new AxeBuilder({ page }).setLegacyMode(true).disableRules([...without]);
  const { violations } = await (within === undefined ? builder : builder.include(within)).analyze();
  return violations.map(({ id, nodes }) => `${where} ${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

export const sidewaysOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** Words of ours that do not fit into their place; what members wrote is in `bdi`, and may be cut. */
export const cutWordsOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body :not(bdi, script, style)')]
      .filter((element) => {
        const { overflowX, visibility } = getComputedStyle(element);
        const hasWords = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
        const isUnseen = element.clientWidth <= 1 || visibility === 'hidden' || element.closest('bdi') !== null;
        return hasWords && !isUnseen && overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
      })
      .map(({ textContent }) => textContent),
  );

export async function wear(page: Page, theme: Theme): Promise<void> {
  await page.evaluate((scheme) => document.documentElement.setAttribute('data-mantine-color-scheme', scheme), theme);
}

interface Looking {
  /** How the first page is looked at: wide and dark, or narrow and light; the next one the other way. Two languages that swap see all of it. */
  first: 'wide' | 'narrow';
  /** Waits until the page has become as wide as it is told. */
  settled?: (width: number) => Promise<void>;
}

/** Nothing moved by itself while the page came. */
export async function expectStill(page: Page, path: string): Promise<void> {
  const { movement, moved } = await movementOf(page);
  expect(movement, `${path} moved: ${moved.join('; ')}`).toBeLessThanOrEqual(MOST_MOVEMENT);
}

/** Pages with one heading, nothing beside the screen at any width, nothing that moves by itself, and nothing in anybody's way. */
export async function expectAllWell(page: Page, paths: readonly string[], { first, settled }: Looking): Promise<void> {
  await watchMovement(page);
  for (const [index, path] of paths.entries()) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await page.waitForLoadState('networkidle');
    // Who is led to a part of a page is carried there while it grows.
    if (!path.includes('#')) await expectStill(page, path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 });
      await settled?.(width);
      await expect.poll(() => sidewaysOf(page), `${path} ${width}`).toBeLessThanOrEqual(0);
    }
    const isWide = (index % 2 === 0) === (first === 'wide');
    await page.setViewportSize({ width: isWide ? 1440 : 360, height: 844 });
    await settled?.(isWide ? 1440 : 360);
    await wear(page, isWide ? 'dark' : 'light');
    expect(await faultsOf(page, path)).toEqual([]);
  }
}
