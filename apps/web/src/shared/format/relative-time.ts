import { formatDate } from '@subrosa/rules/format/dates';
import type { Locale } from '@subrosa/rules/reference/locales';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAYS_OF_A_WEEK = 7;

/** The calendar day of an instant in `timeZone`: `2026-11-15`. */
export const dayIn = (timeZone: string, instant: Date): string => new Intl.DateTimeFormat('en-CA', { timeZone }).format(instant);

/** The number of calendar days between two days. */
export const daysBetween = (earlier: string, later: string): number =>
  Math.round((Date.parse(`${later}T00:00:00Z`) - Date.parse(`${earlier}T00:00:00Z`)) / (24 * HOUR));

/** A coarse relative time in the viewer's language: minutes, then hours of today, then the weekday, then the date. */
export function relativeTime(at: Date, now: Date, { locale, timeZone }: { locale: string; timeZone: string }): string {
  const formatter = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  // Clocks differ, so an instant in the future counts as now.
  const passed = Math.max(0, now.getTime() - at.getTime());
  if (passed < MINUTE) return formatter.format(0, 'second');
  if (passed < HOUR) return formatter.format(-Math.floor(passed / MINUTE), 'minute');
  const days = daysBetween(dayIn(timeZone, at), dayIn(timeZone, now));
  if (days <= 0) return formatter.format(-Math.floor(passed / HOUR), 'hour');
  if (days < DAYS_OF_A_WEEK) return new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone }).format(at);
  return formatDate(dayIn(timeZone, at), locale as Locale);
}
