import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';

/** A solved proof of work, as a browser hands it in. */
export async function solve(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  return proofOf({ challenge, solution });
}

export const proofOf = (parts: object): string => Buffer.from(JSON.stringify(parts)).toString('base64');
