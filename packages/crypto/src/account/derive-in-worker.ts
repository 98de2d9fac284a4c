import { areStrongEnough, type DerivationAnswer, type DerivationRequest, type Derive, type Derived } from './derivation.ts';
import { DerivationFailed } from './errors.ts';

/**
 * `derive` away from the page's thread. The app starts the worker, as only its bundler knows the address and only its
 * Trusted Types policy may use it: `import address from '@subrosa/crypto/account/derive.worker?worker&url'`.
 */
export function deriveInWorker(makeWorker: () => Worker): Derive {
  return async (password, salt, parameters) => {
    if (!areStrongEnough(parameters)) throw new DerivationFailed('weak parameters');
    const worker = makeWorker();
    try {
      return await deriveOnce(worker, { password, salt, parameters });
    } finally {
      // Memory that Argon2 grew is given back only with the worker.
      worker.terminate();
    }
  };
}

function deriveOnce(worker: Worker, request: DerivationRequest): Promise<Derived> {
  return new Promise((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<DerivationAnswer>) => {
      if ('failed' in data) reject(new DerivationFailed());
      else resolve(data);
    });
    worker.addEventListener('error', (event) => reject(new DerivationFailed(event.message)));
    worker.addEventListener('messageerror', () => reject(new DerivationFailed()));
    worker.postMessage(request);
  });
}
