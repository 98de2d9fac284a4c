import { i18n } from '@lingui/core';
import { reloadOnce } from './load-chunk.ts';
import { reportOnce } from './report-once.ts';

/** Reports errors that no component catches; when a script cannot be loaded, reloads the page once. */
export function reportUncaughtErrors(): void {
  window.addEventListener('error', ({ error, message }) => reportOnce(error ?? message));
  window.addEventListener('unhandledrejection', ({ reason }) => reportOnce(reason));
  // A page is shown without the translations of its chunk.
  i18n.on('missing', ({ id }) => reportError(new Error(`there are no words for ${id}`)));
  window.addEventListener('vite:preloadError', (event) => {
    if (reloadOnce(event.payload)) event.preventDefault();
  });
}
