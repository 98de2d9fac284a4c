import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

/** Solves a proof of work as a browser would. */
export async function solve(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  return proofOf({ challenge, solution });
}

/** Returns the member id that the challenge issued. */
export function issuedId(proof: string): string {
  const { challenge } = JSON.parse(Buffer.from(proof, 'base64').toString()) as { challenge: Challenge };
  return String(challenge.parameters.data?.['memberId']);
}

export const proofOf = (parts: object): string => Buffer.from(JSON.stringify(parts)).toString('base64');
