import type { requestsRoutes } from '@subrosa/contract/requests';
import { DAY, members, ownersOnly, perMember, type Policy } from '../../platform/http/policy.ts';

/** The database counts the posts that a plan allows; this limits members without such a limit. */
const posting = perMember(60, DAY);
const changing = perMember(300, DAY);
const readLimit = perMember(3000, DAY);
/** A draft is saved while the member types. */
const typing = perMember(3000, DAY);
/** All members may report, but none may flood staff. */
const reporting = perMember(30, DAY);

// Members can post only after they have finished the welcome wizard.
const posters = { ...members, unverified: 'missing' } as const;
// The policy matrix uses posts that do not exist; visibility.test.ts covers who sees which.
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
  // For the staff member who has claimed the case; cases.test.ts covers it.
  getRequestCase: { who: ownersOnly },
};
