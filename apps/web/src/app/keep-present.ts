const EVERY_MS = 60_000;

/** Sends the member's presence every minute while the page is visible. Leaving sends nothing: the presence expires on the server. */
export function keepPresent(send: () => void): void {
  let sentAt = Number.NEGATIVE_INFINITY;

  function sendIfDue() {
    if (document.visibilityState === 'hidden' || Date.now() - sentAt < EVERY_MS) return;
    sentAt = Date.now();
    send();
  }

  sendIfDue();
  setInterval(sendIfDue, EVERY_MS);
  // Sends at once when the page becomes visible again, if a minute has passed.
  document.addEventListener('visibilitychange', sendIfDue);
}
