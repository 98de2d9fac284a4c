import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Identifier } from '@subrosa/rules/accounts/identifier';

function keyed(secret: string, purpose: string, ...parts: readonly string[]): Buffer {
  return createHmac('sha256', secret)
    .update(JSON.stringify([purpose, ...parts]))
    .digest();
}

/**
 * The salt of a name never changes and exists for every name, with or without an account. The email address and the username of an account
 * have different salts.
 */
export function saltOf(secret: string, { kind, value }: Identifier): string {
  return keyed(secret, 'salt', kind, value).toString('base64url');
}

/** What is stored of the secret that a browser derives. */
export function verifierOf(secret: string, derived: string): Buffer {
  return keyed(secret, 'verifier', derived);
}

/** A verifier and the KDF version of its secret. */
export interface Verifier {
  verifier: Buffer;
  kdfVersion: number;
}

export function matches(verifier: Buffer, candidate: Buffer): boolean {
  return verifier.length === candidate.length && timingSafeEqual(verifier, candidate);
}

/** The key under which failed sign-ins are counted. A known browser has its own count. */
export function attemptKey(secret: string, { kind, value }: Identifier, knownBrowser: Buffer | null): Buffer {
  return keyed(secret, 'attempts', kind, value, knownBrowser?.toString('base64url') ?? '');
}
