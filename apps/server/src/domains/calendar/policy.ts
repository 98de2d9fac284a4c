import type { calendarRoutes } from '@subrosa/contract/calendar';
import { DAY, HOUR, members, ownersOnly, perMember, perNetworkReading, type Policy } from '../../platform/http/policy.ts';

const readLimit = perMember(5000, DAY);
const changing = perMember(500, DAY);
/** Creating many feeds is a sign of abuse. */
const feeding = perMember(20, DAY);

// Members who have not finished the welcome wizard have no calendar.
const keepers = { ...members, unverified: 'missing' } as const;
// The permission matrix tests entries that do not exist; cells.test.ts and visibility.test.ts test who sees which.
const ownerRead = { who: ownersOnly, limit: readLimit };
const change = { who: ownersOnly, limit: changing };
const missingForVisitors = { ...ownersOnly, visitor: 'missing' } as const;

export const policy: Policy<typeof calendarRoutes> = {
  listCalendar: { who: members, limit: readLimit },
  getEntry: ownerRead,
  addEvent: { who: keepers, limit: changing },
  editEvent: change,
  addTrip: { who: keepers, limit: changing },
  editTrip: change,
  removeEntry: change,
  listAgenda: ownerRead,
  getFeed: { who: members, limit: readLimit },
  createFeed: { who: keepers, limit: feeding },
  revokeFeed: { who: members, limit: feeding },
  // The secret authenticates the request; a wrong one is a 404 for every caller.
  serveFeed: { who: missingForVisitors, proof: 'own', limit: perNetworkReading(300, HOUR) },
};
