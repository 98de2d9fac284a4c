import type { StaffRole } from '@subrosa/rules/accounts/account-types';
import { caseRules, needsReason } from '@subrosa/rules/moderation/case-rules';
import { maySanction, sanctionKinds, type SanctionKind } from '@subrosa/rules/moderation/sanctions';
import type { OpenCase } from '../api/cases.ts';
import { isIdentityKind } from '../identity-kind.ts';

type SanctionsQuery = Pick<OpenCase, 'kind' | 'username' | 'mine' | 'state'>;

/**
 * The sanctions that this role may impose on the member of a case. Identity cases offer none, because each violation opens its own case.
 */
export function sanctionsFor({ kind, username, mine, state }: SanctionsQuery, role: StaffRole | null): readonly SanctionKind[] {
  if (role === null || username === null || !mine || state !== 'open' || isIdentityKind(kind)) return [];
  if (!caseRules[kind].decisions.some(needsReason)) return [];
  return sanctionKinds.filter((sanction) => maySanction(role, sanction));
}
