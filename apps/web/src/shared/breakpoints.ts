import { useSyncExternalStore } from 'react';

export type Breakpoint = 'mobile' | 'tablet' | 'desktop';

const MOBILE_TO = 768;
const TABLET_TO = 959;
export const RESIZE_PAUSE_MS = 500;

export function breakpointOf(width: number): Breakpoint {
  if (width <= MOBILE_TO) return 'mobile';
  return width <= TABLET_TO ? 'tablet' : 'desktop';
}

type Screen = Pick<Window, 'innerWidth' | 'addEventListener' | 'removeEventListener'>;

/** The breakpoint of a screen, updated 500 ms after the last resize, with one listener for all subscribers. */
export function watchBreakpoint(screen: Screen) {
  const listeners = new Set<() => void>();
  let breakpoint = breakpointOf(screen.innerWidth);
  let pause: ReturnType<typeof setTimeout> | undefined;

  function update() {
    const now = breakpointOf(screen.innerWidth);
    if (now === breakpoint) return;
    breakpoint = now;
    for (const listener of listeners) listener();
  }

  function handleResize() {
    clearTimeout(pause);
    pause = setTimeout(update, RESIZE_PAUSE_MS);
  }

  return {
    current: () => breakpoint,
    subscribe(listener: () => void) {
      if (listeners.size === 0) {
        screen.addEventListener('resize', handleResize);
        // There was no listener before, so the breakpoint may have changed.
        breakpoint = breakpointOf(screen.innerWidth);
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        clearTimeout(pause);
        screen.removeEventListener('resize', handleResize);
      };
    },
  };
}

let watched: ReturnType<typeof watchBreakpoint> | undefined;
const watch = () => (watched ??= watchBreakpoint(window));

export function useBreakpoint(): Breakpoint {
  return useSyncExternalStore(watch().subscribe, watch().current);
}
