import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

/** A solved proof of work, as a browser hands it in. */
export async function solve(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  return proofOf({ challenge, solution });
}

/** The member id that the challenge of a proof issued. */
export function issuedId(proof: string): string {
  const { challenge } = JSON.parse(Buffer.from(proof, 'base64').toString()) as { challenge: Challenge };
  return String(challenge.parameters.data?.['memberId']);
}

export const proofOf = (parts: object): string => Buffer.from(JSON.stringify(parts)).toString('base64');
