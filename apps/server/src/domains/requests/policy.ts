import type { requestsRoutes } from '@subrosa/contract/requests';
import { DAY, members, ownersOnly, perMember, type Policy } from '../../platform/http/policy.ts';

/** How many posts a plan allows is counted in the database; this is for who would fill the house with them. */
const posting = perMember(60, DAY);
const changing = perMember(300, DAY);
const readLimit = perMember(3000, DAY);
/** A draft is saved while one types. */
const typing = perMember(3000, DAY);
/** Everybody may report, and nobody bury staff. */
const reporting = perMember(30, DAY);

// Before the welcome wizard is finished nobody posts.
const posters = { ...members, unverified: 'missing' } as const;
// The matrix asks for posts that do not exist; who sees which is tried in visibility.test.ts.
const ownerRead = { who: ownersOnly, limit: readLimit };
const change = { who: ownersOnly, limit: changing };

export const policy: Policy<typeof requestsRoutes> = {
  listRequests: { who: members, limit: readLimit },
  getQuota: { who: members, limit: readLimit },
  previewRequest: { who: posters, limit: changing },
  getDraft: { who: members, limit: readLimit },
  saveDraft: { who: members, limit: typing },
  removeDraft: { who: members, limit: changing },
  postRequest: { who: posters, limit: posting },
  getRequest: ownerRead,
  editRequest: change,
  deleteRequest: change,
  withdrawRequest: change,
  reviewRequest: change,
  viewRequest: ownerRead,
  listNext: ownerRead,
  listRequestsOf: ownerRead,
  reportRequest: { who: ownersOnly, limit: reporting },
  // For who has taken the case: tried in cases.test.ts.
  getRequestCase: { who: ownersOnly },
};
