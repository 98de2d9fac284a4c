import { randomInt } from 'node:crypto';
import { createChallenge, verifySolution, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';
import type { Clock } from '../../platform/clock.ts';

const VALID_MS = 20 * 60_000;

/** A challenge that costs a person's browser about a second and a machine that wants a thousand accounts a quarter of an hour. */
export function newChallenge(secret: string, cost: number, clock: Clock): Promise<Challenge> {
  return createChallenge({
    algorithm: 'SHA-256',
    cost: 1,
    counter: cost + randomInt(cost),
    deriveKey,
    expiresAt: new Date(clock.now().getTime() + VALID_MS),
    hmacSignatureSecret: secret,
  });
}

/** The signature by which the proof is remembered as spent, or null where it proves nothing. */
export async function checkProof(secret: string, proof: string, clock: Clock): Promise<string | null> {
  try {
    const payload = JSON.parse(Buffer.from(proof, 'base64').toString()) as { challenge: Challenge; solution: never };
    const { verified } = await verifySolution({ ...payload, deriveKey, hmacSignatureSecret: secret });
    const { signature, parameters } = payload.challenge;
    return verified && signature && (parameters.expiresAt ?? 0) * 1000 > clock.now().getTime() ? signature : null;
  } catch {
    return null;
  }
}
