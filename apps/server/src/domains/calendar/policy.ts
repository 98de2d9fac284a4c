import type { calendarRoutes } from '@subrosa/contract/calendar';
import { DAY, HOUR, members, ownersOnly, perMember, perNetworkReading, type Policy } from '../../platform/http/policy.ts';

const readLimit = perMember(5000, DAY);
const changing = perMember(500, DAY);
/** Whoever makes addresses all day wants something else. */
const feeding = perMember(20, DAY);

// Before the welcome wizard is finished nobody keeps a calendar.
const keepers = { ...members, unverified: 'missing' } as const;
// The matrix asks for entries that do not exist; who sees which is tried in cells.test.ts and visibility.test.ts.
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
  // Its secret proves who asks; a wrong one is missing, whoever brings it.
  serveFeed: { who: missingForVisitors, proof: 'own', limit: perNetworkReading(300, HOUR) },
};
