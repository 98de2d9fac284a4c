import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Identifier } from '@subrosa/rules/accounts/identifier';

function keyed(secret: string, purpose: string, ...parts: readonly string[]): Buffer {
  return createHmac('sha256', secret)
    .update(JSON.stringify([purpose, ...parts]))
    .digest();
}

/** The same for ever, for every name, whether anybody has it or not; an account's address and username have different ones. */
export function saltOf(secret: string, { kind, value }: Identifier): string {
  return keyed(secret, 'salt', kind, value).toString('base64url');
}

/** What is stored of the secret that a browser derives. */
export function verifierOf(secret: string, derived: string): Buffer {
  return keyed(secret, 'verifier', derived);
}

/** A verifier, and which version of parameters its secret was derived with. */
export interface Verifier {
  verifier: Buffer;
  kdfVersion: number;
}

export function matches(verifier: Buffer, candidate: Buffer): boolean {
  return verifier.length === candidate.length && timingSafeEqual(verifier, candidate);
}

/** Under which failed sign-ins are counted. A browser that has signed in before has a count of its own. */
export function attemptKey(secret: string, { kind, value }: Identifier, knownBrowser: Buffer | null): Buffer {
  return keyed(secret, 'attempts', kind, value, knownBrowser?.toString('base64url') ?? '');
}
