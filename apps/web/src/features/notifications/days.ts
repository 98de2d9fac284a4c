import { dayIn, daysBetween } from '../../shared/format/relative-time.ts';
import type { Notification } from './calls/notifications.ts';

export type Days = 'today' | 'week' | 'earlier';

const DAYS_OF_A_WEEK = 7;

function daysOf(at: string, today: string, timeZone: string): Days {
  const passed = daysBetween(dayIn(timeZone, new Date(at)), today);
  if (passed <= 0) return 'today';
  return passed < DAYS_OF_A_WEEK ? 'week' : 'earlier';
}

/** The notifications under the headings of their days, in their own order. */
export function byDays(rows: readonly Notification[], now: Date, timeZone: string): { days: Days; rows: Notification[] }[] {
  const today = dayIn(timeZone, now);
  const groups = Map.groupBy(rows, ({ at }) => daysOf(at, today, timeZone));
  return [...groups].map(([days, ofDays]) => ({ days, rows: ofDays }));
}
