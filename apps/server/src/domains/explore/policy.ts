import type { exploreRoutes, exploreMessages } from '@subrosa/contract/explore';
import { DAY, HOUR, members, ownersOnly, perMember, type Policy } from '../../platform/http/policy.ts';

/** More than a member scrolls in a day, but too few to copy all members: a page has at most 30 members, and no response has a total. */
const searching = perMember(1500, DAY);

/** Each tab reports its presence every minute. */
const presence = perMember(120, HOUR / 6);

export const policy: Policy<typeof exploreRoutes> = {
  // The plan limits filters, which search/entitlements.test.ts covers.
  searchMembers: { who: members, limit: searching },
  listConfidants: { who: members, limit: searching },
  listActive: { who: members, limit: presence },
  setOnline: { who: members, limit: presence },
};

export const messagePolicy: Policy<typeof exploreMessages> = {
  newUserOnline: { who: ownersOnly, limit: presence },
  leave: { who: ownersOnly, limit: presence },
};
