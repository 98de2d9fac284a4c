import type { requestsCalls } from '@subrosa/contract/requests';
import { members, ownersOnly, type Limit, type Policy } from '../../platform/http/policy.ts';

const DAY = 86_400;

/** How many posts a plan allows is counted in the database; this is for who would fill the house with them. */
const posting: Limit = { points: 60, seconds: DAY, by: 'member', whenBlind: 'allow' };
const changing: Limit = { points: 300, seconds: DAY, by: 'member', whenBlind: 'allow' };
const looking: Limit = { points: 3000, seconds: DAY, by: 'member', whenBlind: 'allow' };
/** A draft is saved while one types. */
const typing: Limit = { points: 3000, seconds: DAY, by: 'member', whenBlind: 'allow' };
/** Everybody may report, and nobody bury staff. */
const reporting: Limit = { points: 30, seconds: DAY, by: 'member', whenBlind: 'allow' };

// Before the welcome wizard is finished nobody posts.
const posters = { ...members, unverified: 'missing' } as const;
// The matrix asks for posts that do not exist; who sees which is tried in visibility.test.ts.
const one = { who: ownersOnly, limit: looking };
const change = { who: ownersOnly, limit: changing };

export const policy: Policy<typeof requestsCalls> = {
  listRequests: { who: members, limit: looking },
  readQuota: { who: members, limit: looking },
  previewRequest: { who: posters, limit: changing },
  readDraft: { who: members, limit: looking },
  saveDraft: { who: members, limit: typing },
  removeDraft: { who: members, limit: changing },
  postRequest: { who: posters, limit: posting },
  readRequest: one,
  editRequest: change,
  deleteRequest: change,
  withdrawRequest: change,
  reviewRequest: change,
  viewRequest: one,
  listNext: one,
  listRequestsOf: one,
  reportRequest: { who: ownersOnly, limit: reporting },
  // For who has taken the case: tried in cases.test.ts.
  readRequestCase: { who: ownersOnly },
};
