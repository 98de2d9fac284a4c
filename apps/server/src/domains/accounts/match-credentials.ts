import { ApiError } from '../../platform/http/api-error.ts';
import { matches, verifierOf, type Verifier } from './credentials.ts';

/** What a browser made of one typed password with each of the parameters in service. */
export interface TypedSecret {
  password: string;
  kdfVersion: number;
  others: readonly { password: string; kdfVersion: number }[];
}

/**
 * Whether a verifier is of the typed password. Every secret is hashed first, so that a name that nobody has takes as long.
 * One of each version: with two of the same, one attempt would try two passwords.
 */
export function createSecretMatcher(secret: string, { password, kdfVersion, others }: TypedSecret): (kept: Verifier) => boolean {
  const typed = [{ password, kdfVersion }, ...others];
  if (new Set(typed.map((one) => one.kdfVersion)).size < typed.length) {
    throw new ApiError('request.invalid', { fields: { others: 'field.invalid' } });
  }
  const given = typed.map((one) => ({ ...one, candidate: verifierOf(secret, one.password) }));
  return (kept) => given.filter((one) => one.kdfVersion === kept.kdfVersion).some(({ candidate }) => matches(kept.verifier, candidate));
}
