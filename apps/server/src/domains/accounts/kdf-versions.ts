import { ApiError } from '../../platform/http/api-error.ts';

/** Only what every browser is asked to make can be kept: with anything else nobody could sign in. */
export function requireSupportedKdfVersion(version: number, versions: readonly number[]): number {
  if (!versions.includes(version)) throw new ApiError('request.invalid', { fields: { kdfVersion: 'field.invalid' } });
  return version;
}

interface KdfInput {
  kdfVersion: number;
}

/** Both names of one password are made in the same way. */
export function kdfVersionOf({ email, username }: { email: KdfInput; username: KdfInput }, versions: readonly number[]): number {
  if (email.kdfVersion !== username.kdfVersion) throw new ApiError('request.invalid', { fields: { kdfVersion: 'field.invalid' } });
  return requireSupportedKdfVersion(email.kdfVersion, versions);
}
