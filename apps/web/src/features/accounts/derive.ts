import { deriveInWorker } from '@subrosa/crypto/account/derive-in-worker';
// oxlint-disable-next-line import/default -- the bundler makes its default export
import workerUrl from '@subrosa/crypto/account/derive.worker?worker&url';
import { startWorker } from '../../shared/trusted-worker.ts';

/** Derives secrets from a password in a worker, off the main thread. */
export const derive = deriveInWorker(() => startWorker(workerUrl));
