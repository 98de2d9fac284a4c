import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { breakpointOf, RESIZE_PAUSE_MS, watchBreakpoint } from './breakpoints.ts';

/** The properties of a window that breakpoints need, with the number of listeners. */
class TestScreen extends EventTarget {
  innerWidth = 1440;
  listeners = 0;

  override addEventListener(...args: Parameters<EventTarget['addEventListener']>) {
    this.listeners += 1;
    super.addEventListener(...args);
  }

  override removeEventListener(...args: Parameters<EventTarget['removeEventListener']>) {
    this.listeners -= 1;
    super.removeEventListener(...args);
  }

  resizeTo(width: number) {
    this.innerWidth = width;
    this.dispatchEvent(new Event('resize'));
  }
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it.each([
  [360, 'mobile'],
  [768, 'mobile'],
  [769, 'tablet'],
  [959, 'tablet'],
  [960, 'desktop'],
] as const)('breakpointOf %i px is %s', (width, expected) => {
  expect(breakpointOf(width)).toBe(expected);
});

describe('watchBreakpoint', () => {
  it('updates 500 ms after the last resize', () => {
    const screen = new TestScreen();
    const { current, subscribe } = watchBreakpoint(screen);
    const received = vi.fn<() => void>();
    subscribe(received);
    screen.resizeTo(800);
    vi.advanceTimersByTime(RESIZE_PAUSE_MS - 1);
    screen.resizeTo(390);
    vi.advanceTimersByTime(RESIZE_PAUSE_MS - 1);
    expect(current()).toBe('desktop');
    vi.advanceTimersByTime(1);
    expect(current()).toBe('mobile');
    expect(received).toHaveBeenCalledTimes(1);
  });

  it('sends no notification when the breakpoint stays the same', () => {
    const screen = new TestScreen();
    const received = vi.fn<() => void>();
    watchBreakpoint(screen).subscribe(received);
    screen.resizeTo(1200);
    vi.advanceTimersByTime(RESIZE_PAUSE_MS);
    expect(received).not.toHaveBeenCalled();
  });

  it('adds one listener for all subscribers, and removes it after the last one', () => {
    const screen = new TestScreen();
    const { subscribe } = watchBreakpoint(screen);
    const stops = [subscribe(vi.fn<() => void>()), subscribe(vi.fn<() => void>()), subscribe(vi.fn<() => void>())];
    expect(screen.listeners).toBe(1);
    for (const stop of stops) stop();
    expect(screen.listeners).toBe(0);
  });
});
