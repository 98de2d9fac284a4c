import { randomInt } from 'node:crypto';
import { createChallenge, verifySolution, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Clock } from '../../platform/clock.ts';
import { newId } from '../../platform/ids.ts';

const VALID_MS = 20 * 60_000;
/** The iterations of one try. Creating and checking a challenge costs the server one try each, about a millisecond. */
const ITERATIONS = 2000;

/** The database reserves ids with this prefix for placeholders; a random id has it once in four billion. */
const RESERVED = '00000000-';

export function newMemberId(): string {
  const id = newId();
  return id.startsWith(RESERVED) ? newMemberId() : id;
}

/**
 * Creates a challenge of `cost` to twice as many tries. With the default of 170, Chromium takes 0.17 to 0.34 s on one core of 2.5 GHz, a phone
 * about a second. Browsers run PBKDF2 as fast as any program, so a thousand accounts cost an attacker four minutes of a core. The signed data
 * contains the id of the member that it may create, so that no browser chooses an id.
 */
export function newChallenge(secret: string, cost: number, clock: Clock, memberId = newMemberId()): Promise<Challenge> {
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: ITERATIONS,
    counter: cost + randomInt(cost),
    data: { memberId },
    deriveKey,
    expiresAt: new Date(clock.now().getTime() + VALID_MS),
    hmacSignatureSecret: secret,
  });
}

interface CheckedProof {
  /** The key under which the proof is stored as spent. */
  signature: string;
  memberId: string;
}

/** Returns null if the proof is invalid. */
export async function checkProof(secret: string, proof: string, clock: Clock): Promise<CheckedProof | null> {
  try {
    const payload = JSON.parse(Buffer.from(proof, 'base64').toString()) as { challenge: Challenge; solution: never };
    const { verified } = await verifySolution({ ...payload, deriveKey, hmacSignatureSecret: secret });
    const { signature, parameters } = payload.challenge;
    const memberId = parameters.data?.['memberId'];
    if (!verified || !signature || typeof memberId !== 'string') return null;
    return (parameters.expiresAt ?? 0) * 1000 > clock.now().getTime() ? { signature, memberId } : null;
  } catch {
    return null;
  }
}
