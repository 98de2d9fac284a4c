import { expect, type Locator, type Page } from '@playwright/test';
import { accessibilityViolationsOf, horizontalOverflowOf, setTheme } from './page-checks.ts';

/** Presses Tab until the element has the focus. */
export async function tabTo(tab: Page, to: Locator): Promise<void> {
  await expect(to).toBeVisible();
  for (let step = 0; step < 60; step += 1) {
    if (await to.evaluate((element) => element === document.activeElement)) return;
    await tab.keyboard.press('Tab');
  }
  await expect(to).toBeFocused();
}

export async function type(tab: Page, into: Locator, text: string): Promise<void> {
  await tabTo(tab, into);
  await tab.keyboard.press('Control+a');
  await tab.keyboard.type(text);
}

export const press = async (tab: Page, button: Locator) => {
  await tabTo(tab, button);
  await tab.keyboard.press('Enter');
};

/** Expects no horizontal overflow at any width, and no violation of axe in both themes. */
export async function expectPageIsSound(tab: Page, path: string): Promise<void> {
  await expect(tab.getByRole('heading', { level: 1 })).toHaveCount(1);
  for (const width of [1440, 820, 390]) {
    await tab.setViewportSize({ width, height: 900 });
    await expect.poll(() => horizontalOverflowOf(tab), `${path} ${width}`).toBeLessThanOrEqual(0);
  }
  await tab.setViewportSize({ width: 1440, height: 900 });
  expect(await accessibilityViolationsOf(tab, path)).toEqual([]);
  await setTheme(tab, 'light');
  expect(await accessibilityViolationsOf(tab, `${path} light`, { within: 'main' })).toEqual([]);
  await setTheme(tab, 'dark');
}
