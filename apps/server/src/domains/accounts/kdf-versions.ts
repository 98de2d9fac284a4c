import { ApiError } from '../../platform/http/api-error.ts';

/** Only what every browser is asked to make can be kept: with anything else nobody could sign in. */
export function inService(version: number, versions: readonly number[]): number {
  if (!versions.includes(version)) throw new ApiError('request.invalid', { fields: { stretching: 'field.invalid' } });
  return version;
}

interface Made {
  stretching: number;
}

/** Both names of one password are made in the same way. */
export function kdfVersionOf({ email, username }: { email: Made; username: Made }, versions: readonly number[]): number {
  if (email.stretching !== username.stretching) throw new ApiError('request.invalid', { fields: { stretching: 'field.invalid' } });
  return inService(email.stretching, versions);
}
