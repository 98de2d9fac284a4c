import { identityChecks, type IdentityCheck } from '@subrosa/rules/verification/checks';
import type { VerificationMethod } from '@subrosa/rules/verification/methods';
import type { OpenCase } from '../api/cases.ts';

/** The checks that approval requires; none for other kinds, null while the method is unknown. */
export function checksOf({ kind }: Pick<OpenCase, 'kind'>, method: VerificationMethod | undefined): readonly IdentityCheck[] | null {
  if (kind !== 'identity') return [];
  return method ? identityChecks[method] : null;
}
