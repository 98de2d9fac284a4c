import type { Page } from '@playwright/test';

/** The allowed layout shift of a page while it loads, on a busy machine: browsers rate it as good. `npm run web-vitals` requires 0.02. */
export const MOST_MOVEMENT = 0.1;

type ShiftRecord = { movementSeen: number; moved: string[] };

/** Records layout shifts of every page that is opened after this. */
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

/** The layout shift since the page was opened, and the elements that moved. */
export const layoutShiftOf = (page: Page): Promise<{ movement: number; moved: string[] }> =>
  page.evaluate(() => {
    const { movementSeen, moved } = window as unknown as ShiftRecord;
    return { movement: movementSeen, moved };
  });
