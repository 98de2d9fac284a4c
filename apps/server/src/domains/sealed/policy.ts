import type { sealedCalls } from '@subrosa/contract/sealed';
import { staffPowers } from '@subrosa/rules/moderation/staff';
import { ownersOnly, staffWith, type Policy } from '../../platform/http/policy.ts';

/** A name, not a role, opens these: the matrix plays nobody who is named, and every role misses them alike. */
const named = { who: ownersOnly };

export const policy: Policy<typeof sealedCalls> = {
  listSealedCases: named,
  prepareSealedCase: named,
  returnSealedCase: named,
  confirmSealedCase: named,
  resendSealedReport: named,
  // Only who has taken the case: the matrix asks for one that does not exist.
  escalateCase: { who: ownersOnly },
  listSealedPeople: { who: staffWith([...staffPowers.propose_sealed_person, ...staffPowers.confirm_sealed_person]) },
  proposeSealedPerson: { who: ownersOnly },
  confirmSealedPerson: { who: ownersOnly },
};
