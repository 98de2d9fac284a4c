import { daysBetween } from '../../shared/format/relative-time.ts';
import type { Notification } from './api/notifications.ts';

export type Days = 'today' | 'week' | 'earlier';

const DAYS_OF_A_WEEK = 7;

function daysOf(day: string, today: string): Days {
  const passed = daysBetween(day, today);
  if (passed <= 0) return 'today';
  return passed < DAYS_OF_A_WEEK ? 'week' : 'earlier';
}

/** Groups notifications by UTC day, in their own order. */
export function groupByDay(rows: readonly Notification[], now: Date): { days: Days; rows: Notification[] }[] {
  const today = now.toISOString().slice(0, 10);
  const groups = Map.groupBy(rows, ({ on }) => daysOf(on, today));
  return [...groups].map(([days, ofDays]) => ({ days, rows: ofDays }));
}
