import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { breakpointOf, RESIZE_PAUSE_MS, watchBreakpoint } from './breakpoints.ts';

/** As much of a window as a breakpoint needs, with a count of who listens. */
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
] as const)('%i px is %s', (width, expected) => {
  expect(breakpointOf(width)).toBe(expected);
});

describe('a watched screen', () => {
  it('is looked at again 500 ms after the last resize, not before', () => {
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

  it('says nothing when the breakpoint stays the same', () => {
    const screen = new TestScreen();
    const received = vi.fn<() => void>();
    watchBreakpoint(screen).subscribe(received);
    screen.resizeTo(1200);
    vi.advanceTimersByTime(RESIZE_PAUSE_MS);
    expect(received).not.toHaveBeenCalled();
  });

  it('is listened to once for all, and not at all when nobody asks any more', () => {
    const screen = new TestScreen();
    const { subscribe } = watchBreakpoint(screen);
    const stops = [subscribe(vi.fn<() => void>()), subscribe(vi.fn<() => void>()), subscribe(vi.fn<() => void>())];
    expect(screen.listeners).toBe(1);
    for (const stop of stops) stop();
    expect(screen.listeners).toBe(0);
  });
});
