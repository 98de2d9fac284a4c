import { normalizePassword } from '@subrosa/rules/accounts/password';
import { startWorker } from '../../../shared/trusted-worker.ts';
import type { Estimate } from './estimate.ts';
import type { EstimateAnswer, EstimateRequest } from './estimate.worker.ts';
// oxlint-disable-next-line import/default -- the bundler makes its default export
import workerUrl from './estimate.worker.ts?worker&url';

type Waiting = { resolve: (estimate: Estimate) => void; reject: (reason: Error) => void };

let worker: Worker | null = null;
let requests = 0;
const waiting = new Map<number, Waiting>();

/** Loads the lists ahead of the first question. */
export function startEstimator(): Worker {
  if (worker) return worker;
  const started = startWorker(workerUrl);
  started.addEventListener('message', ({ data: { id, estimate } }: MessageEvent<EstimateAnswer>) => {
    if (!estimate) return closeEstimator();
    waiting.get(id)?.resolve(estimate);
    waiting.delete(id);
  });
  started.addEventListener('error', closeEstimator);
  worker = started;
  return started;
}

/** Gives the memory of the lists back. Whoever still waits is refused, and the next question loads them again. */
export function closeEstimator(): void {
  worker?.terminate();
  worker = null;
  for (const { reject } of waiting.values()) reject(new Error('the password could not be estimated'));
  waiting.clear();
}

/** How hard the password is to guess, found out away from the page's thread. Rejects where the lists cannot be loaded. */
export function estimatePassword(password: string, personalWords: readonly string[]): Promise<Estimate> {
  const id = (requests += 1);
  return new Promise((resolve, reject) => {
    const estimator = startEstimator();
    waiting.set(id, { resolve, reject });
    estimator.postMessage({ id, password: normalizePassword(password), personalWords } satisfies EstimateRequest);
  });
}
