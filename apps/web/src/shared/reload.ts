import { isFormInProgress } from './forms-in-progress.ts';

let requested = false;

/** A newer release is live: the next navigation loads the whole page, a hidden tab does so at once. */
export function requestReload(): void {
  requested = true;
  reloadUnseen();
  document.addEventListener('visibilitychange', reloadUnseen);
}

export function isReloadRequested(): boolean {
  return requested;
}

// What somebody has begun to write is never thrown away.
function reloadUnseen() {
  if (document.visibilityState === 'hidden' && !isFormInProgress()) location.reload();
}
