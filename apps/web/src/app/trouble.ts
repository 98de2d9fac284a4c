import { reloadOnce } from './load-chunk.ts';
import { reportOnce } from './report-once.ts';

/** Errors that no component catches are reported; a script that cannot be loaded is tried again by one reload. */
export function listenForTrouble(): void {
  window.addEventListener('error', ({ error, message }) => reportOnce(error ?? message));
  window.addEventListener('unhandledrejection', ({ reason }) => reportOnce(reason));
  window.addEventListener('vite:preloadError', (event) => {
    if (reloadOnce(event.payload)) event.preventDefault();
  });
}
