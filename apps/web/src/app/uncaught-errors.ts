import { i18n } from '@lingui/core';
import { reloadOnce } from './load-chunk.ts';
import { reportOnce } from './report-once.ts';

/** Errors that no component catches are reported; a script that cannot be loaded is tried again by one reload. */
export function reportUncaughtErrors(): void {
  window.addEventListener('error', ({ error, message }) => reportOnce(error ?? message));
  window.addEventListener('unhandledrejection', ({ reason }) => reportOnce(reason));
  // A page that is shown without the words of its part.
  i18n.on('missing', ({ id }) => reportError(new Error(`there are no words for ${id}`)));
  window.addEventListener('vite:preloadError', (event) => {
    if (reloadOnce(event.payload)) event.preventDefault();
  });
}
