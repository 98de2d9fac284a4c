const EVERY_MS = 60_000;

/** Says every minute that somebody is here, while they look at this page. Leaving says nothing: the time runs out by itself. */
export function keepPresent(say: () => void): void {
  let saidAt = Number.NEGATIVE_INFINITY;

  function sayAgain() {
    if (document.visibilityState === 'hidden' || Date.now() - saidAt < EVERY_MS) return;
    saidAt = Date.now();
    say();
  }

  sayAgain();
  setInterval(sayAgain, EVERY_MS);
  // Who comes back to the page need not wait for the next minute.
  document.addEventListener('visibilitychange', sayAgain);
}
