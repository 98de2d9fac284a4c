import type { csamRoutes } from '@subrosa/contract/csam';
import { staffPowers } from '@subrosa/rules/moderation/staff';
import { ownersOnly, staffWith, type Policy } from '../../platform/http/policy.ts';

/** A name, not a role, opens these: the matrix plays nobody who is named, and every role misses them alike. */
const reviewersOnly = { who: ownersOnly };

export const policy: Policy<typeof csamRoutes> = {
  listCsamCases: reviewersOnly,
  prepareCsamCase: reviewersOnly,
  returnCsamCase: reviewersOnly,
  confirmCsamCase: reviewersOnly,
  resendCsamReport: reviewersOnly,
  // Only who has taken the case: the matrix asks for one that does not exist.
  escalateCase: { who: ownersOnly },
  listCsamReviewers: { who: staffWith([...staffPowers.propose_csam_reviewer, ...staffPowers.confirm_csam_reviewer]) },
  proposeCsamReviewer: { who: ownersOnly },
  confirmCsamReviewer: { who: ownersOnly },
};
