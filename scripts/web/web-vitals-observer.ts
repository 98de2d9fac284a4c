import type { Page } from '@playwright/test';

type ObservedVitals = { largestPaint: number; largest: string; slowestInput: number };

const seenOf = (tab: Page) => tab.evaluate(() => (window as unknown as { vitalsSeen: ObservedVitals }).vitalsSeen);

/** Starts before the page: observes paints and input delays from the beginning. */
export async function watchPaint(tab: Page): Promise<void> {
  await tab.addInitScript(() => {
    const seen = { largestPaint: 0, largest: '', slowestInput: 0 };
    Object.assign(window, { vitalsSeen: seen });
    const observe = (type: string, note: (entry: PerformanceEntry) => void, more: object = {}) =>
      new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true, ...more });
    observe('largest-contentful-paint', (entry) => {
      const { startTime, element } = entry as PerformanceEntry & { element: Element | null };
      seen.largestPaint = startTime;
      seen.largest = element?.tagName.toLowerCase() ?? 'something gone';
    });
    const note = (entry: PerformanceEntry) => {
      const { duration, interactionId } = entry as PerformanceEntry & { interactionId: number };
      if (interactionId > 0) seen.slowestInput = Math.max(seen.slowestInput, duration);
    };
    observe('event', note, { durationThreshold: 16 });
  });
}

interface PaintTimes {
  script: number;
  css: number;
  requests: number;
  largestPaint: number;
  largest: string;
}

/** Transferred bytes and requests of the open page, and the time of its largest paint. */
export async function paintOf(tab: Page): Promise<PaintTimes> {
  const loaded = await tab.evaluate(() => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const size = (ending: string) =>
      files.filter(({ name }) => new URL(name).pathname.endsWith(ending)).reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
    // Plus one for the document itself.
    return { script: size('.js'), css: size('.css'), requests: files.length + 1 };
  });
  const { largestPaint, largest } = await seenOf(tab);
  return { ...loaded, largestPaint, largest };
}

const OPENER = 'button[aria-haspopup]:visible, button[aria-expanded]:visible, summary:visible';
const FIELD =
  'main :is(input[type=text], input[type=email], input[type=search], input[type=password], input:not([type]), textarea):visible:enabled';

/** Interacts with any page: opens a menu or dialog, types into a field, presses Tab. */
export async function interactWithPage(tab: Page): Promise<{ slowestInput: number; tried: string }> {
  const tried: string[] = [];
  const field = tab.locator(FIELD).first();
  if ((await field.count()) > 0) {
    await field.tap();
    await field.pressSequentially('Quiet', { delay: 30 });
    tried.push('writes');
  }
  const opener = tab.locator(OPENER).first();
  if ((await opener.count()) > 0) {
    await opener.tap();
    await waitForPaint(tab);
    await tab.keyboard.press('Escape');
    tried.push('opens');
  }
  await tab.keyboard.press('Tab');
  await tab.keyboard.press('Tab');
  await waitForPaint(tab);
  return { slowestInput: (await seenOf(tab)).slowestInput, tried: [...tried, 'tabs'].join(', ') };
}

/** Waits until the effect of a key press is painted and reported by the browser. */
const waitForPaint = (tab: Page) => tab.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))));
