import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Challenge, Solution } from 'altcha-lib/types';

// Replaces the library's own worker, which needs Node. The global scope of a worker has the same message methods as `Worker`.
const page = globalThis as unknown as Pick<Worker, 'addEventListener' | 'postMessage'>;

export type ProofResponse = Solution | null;

page.addEventListener('message', ({ data }: MessageEvent<Challenge>) => void respond(data));

async function respond(challenge: Challenge): Promise<void> {
  const solution = await solveChallenge({ challenge, deriveKey }).catch(() => null);
  page.postMessage(solution satisfies ProofResponse);
}
