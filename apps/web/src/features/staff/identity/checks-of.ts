import { identityChecks, type IdentityCheck } from '@subrosa/rules/verification/checks';
import type { VerificationMethod } from '@subrosa/rules/verification/methods';
import type { OpenCase } from '../api/cases.ts';

/** What must be in order before a case is approved; nothing where it is about something else, null while its method is not known. */
export function checksOf({ kind }: Pick<OpenCase, 'kind'>, method: VerificationMethod | undefined): readonly IdentityCheck[] | null {
  if (kind !== 'identity') return [];
  return method ? identityChecks[method] : null;
}
