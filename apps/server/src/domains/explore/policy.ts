import type { exploreRoutes, exploreMessages } from '@subrosa/contract/explore';
import { DAY, HOUR, members, ownersOnly, perMember, type Policy } from '../../platform/http/policy.ts';

/** More than anybody scrolls, and too few to copy the house: 30 members a page at most, and no totals. */
const searching = perMember(1500, DAY);

/** Said every minute by each tab. */
const presence = perMember(120, HOUR / 6);

export const policy: Policy<typeof exploreRoutes> = {
  // What the plan allows depends on the filters: tried in search/entitlements.test.ts.
  searchMembers: { who: members, limit: searching },
  listConfidants: { who: members, limit: searching },
  listActive: { who: members, limit: presence },
  setOnline: { who: members, limit: presence },
};

export const messagePolicy: Policy<typeof exploreMessages> = {
  newUserOnline: { who: ownersOnly, limit: presence },
  leave: { who: ownersOnly, limit: presence },
};
