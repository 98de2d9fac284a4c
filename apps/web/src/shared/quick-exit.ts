const KEY = 'subrosa.locked';
export const NEUTRAL_PAGE = 'https://www.wikipedia.org/';
const PRESSES = 3;
const WITHIN_MS = 1500;

/** Set by a quick exit and kept for this tab, so that Back shows a cover and not the page. It needs no secret to open: it hides, it does not protect. */
export function isLocked(): boolean {
  return sessionStorage.getItem(KEY) === 'yes';
}

export function unlock(): void {
  sessionStorage.removeItem(KEY);
}

/** Leaves at once: the current entry of the history is replaced, and the site is covered. */
export function leaveToNeutralPage(): void {
  sessionStorage.setItem(KEY, 'yes');
  document.title = ' ';
  location.replace(NEUTRAL_PAGE);
}

/** Calls back when Escape is pressed three times in a row; returns how to stop listening. */
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
