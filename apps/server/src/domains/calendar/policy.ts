import type { calendarRoutes } from '@subrosa/contract/calendar';
import { DAY, HOUR, members, ownersOnly, perMember, perNetworkReading, type Policy } from '../../platform/http/policy.ts';

const readLimit = perMember(5000, DAY);
const changing = perMember(500, DAY);
/** Whoever makes addresses all day wants something else. */
const feeding = perMember(20, DAY);

// Before the welcome wizard is finished nobody keeps a calendar.
const keepers = { ...members, unverified: 'missing' } as const;
// The matrix asks for entries that do not exist; who sees which is tried in cells.test.ts and visibility.test.ts.
const one = { who: ownersOnly, limit: readLimit };
const change = { who: ownersOnly, limit: changing };
const missing = { ...ownersOnly, visitor: 'missing' } as const;

export const policy: Policy<typeof calendarRoutes> = {
  listCalendar: { who: members, limit: readLimit },
  readEntry: one,
  addEvent: { who: keepers, limit: changing },
  editEvent: change,
  addTrip: { who: keepers, limit: changing },
  editTrip: change,
  removeEntry: change,
  listAgenda: one,
  readFeed: { who: members, limit: readLimit },
  makeFeed: { who: keepers, limit: feeding },
  revokeFeed: { who: members, limit: feeding },
  // Its secret proves who asks; a wrong one is missing, whoever brings it.
  serveFeed: { who: missing, proof: 'own', limit: perNetworkReading(300, HOUR) },
};
