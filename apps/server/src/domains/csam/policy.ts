import type { csamRoutes } from '@subrosa/contract/csam';
import { staffPermissions } from '@subrosa/rules/moderation/staff';
import { ownersOnly, staffWith, type Policy } from '../../platform/http/policy.ts';

/**
 * Access depends on the designation, not on a role. The relation matrix has no designated reviewer, so every role gets
 * 404.
 */
const reviewersOnly = { who: ownersOnly };

export const policy: Policy<typeof csamRoutes> = {
  listCsamCases: reviewersOnly,
  prepareCsamCase: reviewersOnly,
  returnCsamCase: reviewersOnly,
  confirmCsamCase: reviewersOnly,
  resendCsamReport: reviewersOnly,
  // Only for the staff member who claimed the case; the relation matrix requests one that does not exist.
  escalateCase: { who: ownersOnly },
  listCsamReviewers: { who: staffWith([...staffPermissions.propose_csam_reviewer, ...staffPermissions.confirm_csam_reviewer]) },
  proposeCsamReviewer: { who: ownersOnly },
  confirmCsamReviewer: { who: ownersOnly },
};
