import { areStrongEnough, type DerivationResponse, type DerivationRequest, type Derive, type DerivedKeys } from './derivation.ts';
import { DerivationError } from './errors.ts';

/**
 * Runs `derive` in a worker of the vault, so that the vault stays responsive. The app starts the worker, because only its
 * bundler knows the URL and only its Trusted Types policy may use it:
 * `import workerUrl from '@subrosa/crypto/account/derive.worker?worker&url'`.
 */
export function deriveInWorker(startWorker: () => Worker): Derive {
  return async (password, salt, parameters) => {
    if (!areStrongEnough(parameters)) throw new DerivationError('weak parameters');
    const worker = startWorker();
    try {
      return await runDerivation(worker, { password, salt, parameters });
    } finally {
      // The memory that Argon2 allocated is released only with the worker.
      worker.terminate();
    }
  };
}

/** Runs one derivation after the other: two at once would need twice the memory. */
export function oneAtATime(derive: Derive): Derive {
  let last: Promise<unknown> = Promise.resolve();
  return (...input) => {
    const derivation = last.then(() => derive(...input));
    last = derivation.catch(() => undefined);
    return derivation;
  };
}

function runDerivation(worker: Worker, request: DerivationRequest): Promise<DerivedKeys> {
  return new Promise((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<DerivationResponse>) => {
      if ('failed' in data) reject(new DerivationError());
      else resolve(data);
    });
    worker.addEventListener('error', (event) => {
      // Otherwise the error would also reach the page, as one of the vault.
      event.preventDefault();
      reject(new DerivationError(event.message));
    });
    worker.addEventListener('messageerror', () => reject(new DerivationError()));
    worker.postMessage(request);
  });
}
