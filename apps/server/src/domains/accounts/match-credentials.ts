import { ApiError } from '../../platform/http/api-error.ts';
import { matches, verifierOf, type Verifier } from './credentials.ts';

/** The secrets that a browser derived from one typed password, one for each KDF version in service. */
export interface TypedSecret {
  password: string;
  kdfVersion: number;
  others: readonly { password: string; kdfVersion: number }[];
}

/**
 * Returns a function that compares a verifier with the typed password. Every secret is hashed first, so that an unknown name takes as long.
 * Two secrets of one version are rejected: one attempt would try two passwords.
 */
export function createSecretMatcher(secret: string, { password, kdfVersion, others }: TypedSecret): (kept: Verifier) => boolean {
  const typed = [{ password, kdfVersion }, ...others];
  if (new Set(typed.map((one) => one.kdfVersion)).size < typed.length) {
    throw new ApiError('request.invalid', { fields: { others: 'field.invalid' } });
  }
  const given = typed.map((one) => ({ ...one, candidate: verifierOf(secret, one.password) }));
  return (kept) => given.filter((one) => one.kdfVersion === kept.kdfVersion).some(({ candidate }) => matches(kept.verifier, candidate));
}
