import type { CalendarEntry } from '@subrosa/contract/calendar/schemas';
import { parseWireDate } from '@subrosa/rules/format/dates';
import { shownAt } from '@subrosa/rules/format/zoned';
import { dayAfter } from '@subrosa/rules/requests/calendar';

const MINUTE = 60_000;
export const DAY_MINUTES = 1440;

/** The position of an entry in the viewer's calendar. */
export type PositionedEntry = {
  entry: CalendarEntry;
  key: string;
  /** The first and last day. */
  from: string;
  to: string;
  /** Minutes since midnight in the viewer's time zone, on the first and the last day; null for entries with dates only. */
  start: number | null;
  end: number | null;
};

const clockOf = (instant: string, zone: string) => {
  const shown = shownAt(Date.parse(instant), zone);
  const day = new Date(shown).toISOString().slice(0, 10);
  return { day, minutes: Math.round((shown - Date.parse(`${day}T00:00:00Z`)) / MINUTE) };
};

/** Timed entries are placed by their instants in the viewer's time zone, all-day entries by their dates in every time zone. */
export function positionOf(entry: CalendarEntry, zone: string): PositionedEntry {
  const startDate = parseWireDate(entry.startDate) ?? '';
  const key = entry.id ?? `${entry.ownerId} ${entry.startDate}`;
  if (entry.startsAt === null || entry.endsAt === null) {
    return { entry, key, from: startDate, to: parseWireDate(entry.endDate) ?? startDate, start: null, end: null };
  }
  const [start, end] = [clockOf(entry.startsAt, zone), clockOf(entry.endsAt, zone)];
  // An entry that ends at midnight ends on the day before.
  const isMidnight = end.minutes === 0 && end.day > start.day;
  const [to, until] = isMidnight ? [dayAfter(end.day, -1), DAY_MINUTES] : [end.day, end.minutes];
  return { entry, key, from: start.day, to, start: start.minutes, end: until };
}

/** Whether an entry is placed above the hours: it has dates only, is continuous, or lasts a day or longer. */
export function isAllDay({ entry, from, to, start, end }: PositionedEntry): boolean {
  if (start === null || end === null || entry.continuous) return true;
  return from < to && (dayAfter(from) < to || end >= start);
}

export const isOn = ({ from, to }: PositionedEntry, day: string): boolean => from <= day && day <= to;

/** Sorts longer entries first, then by time. */
export function inOrder(one: PositionedEntry, other: PositionedEntry): number {
  if (one.from !== other.from) return one.from < other.from ? -1 : 1;
  if (one.to !== other.to && (isAllDay(one) || isAllDay(other))) return one.to > other.to ? -1 : 1;
  return (one.start ?? -1) - (other.start ?? -1);
}
