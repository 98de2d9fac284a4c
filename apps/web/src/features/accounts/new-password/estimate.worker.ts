import leakedPasswords from './data/leaked-passwords.bin?url';
import words from './data/words.txt?raw';
import { createEstimator, type Estimate, type Estimator } from './estimate.ts';
import { readLists } from './lists.ts';

export type EstimateRequest = { id: number; password: string; personalWords: readonly string[] };
export type EstimateResponse = { id: number; estimate: Estimate | null };

// The global scope of a worker has the same message methods as `Worker`.
const page = globalThis as unknown as Pick<Worker, 'addEventListener' | 'postMessage'>;

async function load(): Promise<Estimator> {
  const response = await fetch(leakedPasswords);
  if (!response.ok) throw new Error(`the leaked passwords answered ${response.status}`);
  return createEstimator(readLists(words, await response.arrayBuffer()));
}

const estimator = load();

page.addEventListener('message', ({ data }: MessageEvent<EstimateRequest>) => void respond(data));

async function respond({ id, password, personalWords }: EstimateRequest): Promise<void> {
  const estimate = await estimator.then(
    (estimate) => estimate(password, personalWords),
    () => null,
  );
  page.postMessage({ id, estimate } satisfies EstimateResponse);
}
