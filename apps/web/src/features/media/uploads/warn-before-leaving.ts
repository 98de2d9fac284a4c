import { isLocked } from '../../../shared/quick-exit.ts';
import { isInProgress, useUploadStore } from './upload-store.ts';

function handleLeave(event: BeforeUnloadEvent) {
  // The quick exit must not ask for confirmation.
  if (!isLocked()) event.preventDefault();
}

let watching = false;

/** Makes the browser ask before the page is left, but only while uploads are in progress. */
export function warnBeforeLeaving(): void {
  if (watching) return;
  watching = true;
  useUploadStore.subscribe(({ uploads }) => {
    const change = uploads.some(isInProgress) ? 'addEventListener' : 'removeEventListener';
    window[change]('beforeunload', handleLeave);
  });
}
