import type { Presence } from './filter.ts';

const WEEK = 7;
const MONTH = 30;

interface Sight {
  /** Told by a private account to connections alone. */
  private: boolean;
  connected: boolean;
  /** Their own choice. */
  showsPresence: boolean;
  online: boolean;
  /** Whole days since they were here last. */
  daysAway: number | null;
}

/** How lately somebody was here, as far as this viewer may know. */
export function presenceOf(sight: Sight): Presence | null {
  if (!sight.showsPresence || (sight.private && !sight.connected)) return null;
  if (sight.online) return 'online';
  if (sight.daysAway === null || sight.daysAway >= MONTH) return null;
  if (sight.daysAway >= WEEK) return 'month';
  return sight.daysAway > 0 ? 'week' : 'today';
}
