import type { Page } from '@playwright/test';

/** How much of the screen may move by itself while a page comes, on however busy a machine: browsers call this good. `npm run web-vitals` holds 0.02. */
export const MOST_MOVEMENT = 0.1;

type ShiftRecord = { movementSeen: number; moved: string[] };

/** Looks from the beginning of every page that is opened after this. */
export async function watchLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = Object.assign(window as unknown as ShiftRecord, { movementSeen: 0, moved: [] });
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: readonly { node: Node | null }[] };
    const nameOf = (node: Node | null) =>
      node instanceof Element ? node.outerHTML.slice(0, 120) : (node?.textContent ?? 'something gone');
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        if (hadRecentInput) continue;
        seen.movementSeen += value;
        seen.moved.push(`${value.toFixed(3)} ${sources.map(({ node }) => nameOf(node)).join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The share of the screen that moved since the page was opened, and what it was. */
export const layoutShiftOf = (page: Page): Promise<{ movement: number; moved: string[] }> =>
  page.evaluate(() => {
    const { movementSeen, moved } = window as unknown as ShiftRecord;
    return { movement: movementSeen, moved };
  });
