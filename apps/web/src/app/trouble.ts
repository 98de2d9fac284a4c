import { reportError } from '../shared/api/report-error.ts';
import { RELEASE } from './release.ts';

const RELOADED = 'subrosa.reloaded-for-chunk';

/** Errors that no component catches are reported; a script that cannot be loaded is tried again by one reload. */
export function listenForTrouble(): void {
  window.addEventListener('error', ({ error, message }) => reportError(error ?? message, RELEASE));
  window.addEventListener('unhandledrejection', ({ reason }) => reportError(reason, RELEASE));
  window.addEventListener('vite:preloadError', (event) => {
    reportError(event.payload, RELEASE);
    if (sessionStorage.getItem(RELOADED) === RELEASE) return;
    sessionStorage.setItem(RELOADED, RELEASE);
    event.preventDefault();
    location.reload();
  });
}
