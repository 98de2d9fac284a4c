import { isLocked } from '../../../shared/quick-exit.ts';
import { isInProgress, useUploadStore } from './upload-store.ts';

function handleLeave(event: BeforeUnloadEvent) {
  // A quick exit asks nothing.
  if (!isLocked()) event.preventDefault();
}

let watching = false;

/** The browser asks before the page is left, but only while something is on its way. */
export function warnBeforeLeaving(): void {
  if (watching) return;
  watching = true;
  useUploadStore.subscribe(({ uploads }) => {
    const change = uploads.some(isInProgress) ? 'addEventListener' : 'removeEventListener';
    window[change]('beforeunload', handleLeave);
  });
}
