import { normalizePassword } from '@subrosa/rules/accounts/password';
import { startWorker } from '../../../shared/trusted-worker.ts';
import type { Estimate } from './estimate.ts';
import type { EstimateResponse, EstimateRequest } from './estimate.worker.ts';
// oxlint-disable-next-line import/default -- the bundler makes its default export
import workerUrl from './estimate.worker.ts?worker&url';

type PendingEstimate = { resolve: (estimate: Estimate) => void; reject: (reason: Error) => void };

let worker: Worker | null = null;
let requests = 0;
const pendingEstimates = new Map<number, PendingEstimate>();

/** Starts loading the lists before the first estimate. */
export function startEstimator(): Worker {
  if (worker) return worker;
  const started = startWorker(workerUrl);
  started.addEventListener('message', ({ data: { id, estimate } }: MessageEvent<EstimateResponse>) => {
    if (!estimate) return closeEstimator();
    pendingEstimates.get(id)?.resolve(estimate);
    pendingEstimates.delete(id);
  });
  started.addEventListener('error', closeEstimator);
  worker = started;
  return started;
}

/** Frees the memory of the lists. Pending estimates are rejected, and the next one loads the lists again. */
export function closeEstimator(): void {
  worker?.terminate();
  worker = null;
  for (const { reject } of pendingEstimates.values()) reject(new Error('the password could not be estimated'));
  pendingEstimates.clear();
}

/** Estimates in a worker how hard the password is to guess. Rejects when the lists cannot be loaded. */
export function estimatePassword(password: string, personalWords: readonly string[]): Promise<Estimate> {
  const id = (requests += 1);
  return new Promise((resolve, reject) => {
    const estimator = startEstimator();
    pendingEstimates.set(id, { resolve, reject });
    estimator.postMessage({ id, password: normalizePassword(password), personalWords } satisfies EstimateRequest);
  });
}
