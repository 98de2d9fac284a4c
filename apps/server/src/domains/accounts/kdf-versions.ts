import { ApiError } from '../../platform/http/api-error.ts';

/** Rejects a version that browsers are not asked to derive: no sign-in could match its verifier. */
export function requireSupportedKdfVersion(version: number, versions: readonly number[]): number {
  if (!versions.includes(version)) throw new ApiError('request.invalid', { fields: { kdfVersion: 'field.invalid' } });
  return version;
}

interface KdfInput {
  kdfVersion: number;
}

/** Both names of one password have the same KDF version. */
export function kdfVersionOf({ email, username }: { email: KdfInput; username: KdfInput }, versions: readonly number[]): number {
  if (email.kdfVersion !== username.kdfVersion) throw new ApiError('request.invalid', { fields: { kdfVersion: 'field.invalid' } });
  return requireSupportedKdfVersion(email.kdfVersion, versions);
}
