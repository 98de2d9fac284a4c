const KEY = 'subrosa.locked';
export const NEUTRAL_PAGE = 'https://www.wikipedia.org/';
const PRESSES = 3;
const WITHIN_MS = 1500;

/**
 * Whether a quick exit locked this tab, so that Back shows a locked screen instead of the page. Unlocking needs no secret: the screen hides
 * the page, it does not protect it.
 */
export function isLocked(): boolean {
  return sessionStorage.getItem(KEY) === 'yes';
}

export function unlock(): void {
  sessionStorage.removeItem(KEY);
}

/** Leaves at once: replaces the current history entry and locks the site. */
export function leaveToNeutralPage(): void {
  sessionStorage.setItem(KEY, 'yes');
  document.title = ' ';
  location.replace(NEUTRAL_PAGE);
}

/** Calls back when Escape is pressed three times in a row; returns a function that removes the listener. */
export function onThreeEscapes(callback: () => void): () => void {
  let presses: number[] = [];
  function handleKey({ key, timeStamp }: KeyboardEvent) {
    if (key !== 'Escape') return;
    presses = [...presses.filter((at) => timeStamp - at < WITHIN_MS), timeStamp];
    if (presses.length >= PRESSES) callback();
  }
  window.addEventListener('keydown', handleKey, { capture: true });
  return () => window.removeEventListener('keydown', handleKey, { capture: true });
}
