import { isFormInProgress } from './forms-in-progress.ts';

let requested = false;

/** After a new release: the next navigation loads the whole page, a hidden tab reloads at once. */
export function requestReload(): void {
  requested = true;
  reloadUnseen();
  document.addEventListener('visibilitychange', reloadUnseen);
}

export function isReloadRequested(): boolean {
  return requested;
}

// A page with unsaved text is never reloaded.
function reloadUnseen() {
  if (document.visibilityState === 'hidden' && !isFormInProgress()) location.reload();
}
