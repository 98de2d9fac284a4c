const EVERY_MS = 60_000;

/** Says every minute that somebody is here, while they look at this page. Leaving says nothing: the time runs out by itself. */
export function keepPresent(send: () => void): void {
  let sentAt = Number.NEGATIVE_INFINITY;

  function sendIfDue() {
    if (document.visibilityState === 'hidden' || Date.now() - sentAt < EVERY_MS) return;
    sentAt = Date.now();
    send();
  }

  sendIfDue();
  setInterval(sendIfDue, EVERY_MS);
  // Who comes back to the page need not wait for the next minute.
  document.addEventListener('visibilitychange', sendIfDue);
}
