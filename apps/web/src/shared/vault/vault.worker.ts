// oxlint-disable-next-line import/default -- the bundler makes its default export
import deriveUrl from '@subrosa/crypto/account/derive.worker?worker&url';
import { deriveInWorker } from '@subrosa/crypto/account/derive-in-worker';
import { serveVault } from '@subrosa/vault/serve';
import { startWorker } from '../trusted-worker.ts';
import { logSettings } from './log-settings.ts';

// Started from here and not from the page, so that no derived key passes through the page.
serveVault({ derive: deriveInWorker(() => startWorker(deriveUrl)), log: logSettings });
