import { deriveInWorker } from '@subrosa/crypto/account/derive-in-worker';
// oxlint-disable-next-line import/default -- the bundler makes its default export
import workerUrl from '@subrosa/crypto/account/derive.worker?worker&url';
import { startWorker } from '../../shared/trusted-worker.ts';

/** From a password to secrets, away from the page's thread. */
export const derive = deriveInWorker(() => startWorker(workerUrl));
