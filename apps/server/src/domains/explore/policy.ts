import type { exploreCalls, exploreMessages } from '@subrosa/contract/explore';
import { members, ownersOnly, type Limit, type Policy } from '../../platform/http/policy.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;

/** More than anybody scrolls, and too few to copy the house: 30 members a page at most, and no totals. */
const searching: Limit = { points: 1500, seconds: DAY, by: 'member', whenBlind: 'allow' };

/** Said every minute by each tab. */
const presence: Limit = { points: 120, seconds: HOUR / 6, by: 'member', whenBlind: 'allow' };

export const policy: Policy<typeof exploreCalls> = {
  // What the plan allows depends on the filters: tried in search/plan.test.ts.
  searchMembers: { who: members, limit: searching },
  listConfidants: { who: members, limit: searching },
  listActive: { who: members, limit: presence },
  setOnline: { who: members, limit: presence },
};

export const messagePolicy: Policy<typeof exploreMessages> = {
  newUserOnline: { who: ownersOnly, limit: presence },
  leave: { who: ownersOnly, limit: presence },
};
