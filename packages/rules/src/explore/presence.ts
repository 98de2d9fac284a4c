import type { Presence } from './filter.ts';

const WEEK = 7;
const MONTH = 30;

interface Sight {
  /** A private account shows presence to connections only. */
  private: boolean;
  connected: boolean;
  /** The member's own setting. */
  showsPresence: boolean;
  online: boolean;
  /** Whole days since the member was last present. */
  daysAway: number | null;
}

/** How recently a member was present, as far as this viewer may know. */
export function presenceOf(sight: Sight): Presence | null {
  if (!sight.showsPresence || (sight.private && !sight.connected)) return null;
  if (sight.online) return 'online';
  if (sight.daysAway === null || sight.daysAway >= MONTH) return null;
  if (sight.daysAway >= WEEK) return 'month';
  return sight.daysAway > 0 ? 'week' : 'today';
}
