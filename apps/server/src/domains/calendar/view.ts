import type { CalendarEntry } from '@subrosa/contract/calendar/schemas';
import { birthdaysBetween } from '@subrosa/rules/calendar/birthdays';
import { toWireDate } from '@subrosa/rules/format/dates';
import type { CityRow } from './queries/cities.ts';
import type { BirthdayRow } from './queries/range.ts';
import type { EntryRow } from './queries/rows.ts';

type Cities = ReadonlyMap<number, CityRow>;

/** Formats a time of the database, `09:30:00`, without seconds. */
const shortTime = (time: string | null) => time?.slice(0, 5) ?? null;

export function viewCity(cities: Cities, id: number | null): { id: number; name: string; country: string } | null {
  const city = id === null ? undefined : cities.get(id);
  return city ? { id: city.id, name: city.name, country: city.country } : null;
}

/** An entry in a view of days. */
export function viewEntry(row: EntryRow, viewerId: string, cities: Cities) {
  return {
    id: row.id,
    type: row.kind,
    ownerId: row.owner_id,
    mine: row.owner_id === viewerId,
    title: row.title,
    allDay: row.all_day,
    continuous: row.continuous,
    startDate: toWireDate(row.starts_on),
    endDate: toWireDate(row.ends_on),
    startTime: shortTime(row.start_time),
    endTime: shortTime(row.end_time),
    timeZone: row.time_zone,
    // An instant would put an all-day entry on another day in other time zones.
    startsAt: row.all_day ? null : row.starts_at.toISOString(),
    endsAt: row.all_day ? null : row.ends_at.toISOString(),
    seriesId: row.owner_id === viewerId ? row.series_id : null,
    city: viewCity(cities, row.city_id),
    turns: null,
  } satisfies CalendarEntry;
}

/** Returns the birthdays of a member between two days. */
export function viewBirthdays(row: BirthdayRow, viewerId: string, { from, to }: { from: string; to: string }): CalendarEntry[] {
  return birthdaysBetween(row.birth_date, from, to).map(({ day, turns }) => ({
    id: null,
    type: 'birthday',
    ownerId: row.member_id,
    mine: row.member_id === viewerId,
    title: null,
    allDay: true,
    continuous: false,
    startDate: toWireDate(day),
    endDate: toWireDate(day),
    startTime: null,
    endTime: null,
    timeZone: null,
    startsAt: null,
    endsAt: null,
    seriesId: null,
    city: null,
    turns: row.year ? turns : null,
  }));
}

const sortKey = ({ startDate, startsAt, id }: CalendarEntry) =>
  `${startDate.slice(4)}${startDate.slice(2, 4)}${startDate.slice(0, 2)} ${startsAt ?? ''} ${id ?? ''}`;

/** Sorts by day; entries without a time come first. */
export function inOrder(entries: readonly CalendarEntry[]): CalendarEntry[] {
  const keyed = entries.map((entry) => [sortKey(entry), entry] as const);
  return keyed.toSorted(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0)).map(([, entry]) => entry);
}
