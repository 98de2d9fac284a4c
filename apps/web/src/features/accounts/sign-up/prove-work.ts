import { accounts } from '@subrosa/contract/endpoints/accounts';
import type { Challenge, Solution } from 'altcha-lib/types';
import { visitorClient } from '../../../shared/api/visitor-client.ts';
import { startWorker } from '../../../shared/trusted-worker.ts';
import type { ProofResponse } from './proof.worker.ts';
// oxlint-disable-next-line import/default -- the bundler makes its default export
import workerUrl from './proof.worker.ts?worker&url';

export type WorkProof = {
  /** The id that the server issued for the new account; the keys are encrypted for it. */
  memberId: string;
  /** The format that the server expects: base64 of challenge and solution. */
  proof: string;
};

/** Requests a challenge and solves it. */
export async function proveWork(): Promise<WorkProof> {
  const response = await visitorClient.call(accounts.getChallenge);
  const challenge = JSON.parse(response.challenge) as Challenge;
  const memberId = String(challenge.parameters.data?.['memberId']);
  return { memberId, proof: btoa(JSON.stringify({ challenge, solution: await solve(challenge) })) };
}

async function solve(challenge: Challenge): Promise<Solution> {
  const worker = startWorker(workerUrl);
  try {
    return await new Promise((resolve, reject) => {
      const fail = () => reject(new Error('the proof of work was not found'));
      worker.addEventListener('message', ({ data }: MessageEvent<ProofResponse>) => (data ? resolve(data) : fail()));
      worker.addEventListener('error', fail);
      worker.postMessage(challenge);
    });
  } finally {
    worker.terminate();
  }
}
