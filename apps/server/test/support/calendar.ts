import type { Agenda, CalendarEntry, CalendarRange, EntryView } from '@subrosa/contract/calendar/schemas';
import type { EntryAudience } from '@subrosa/rules/calendar/entries';
import { periodOf } from '@subrosa/rules/calendar/period';
import { toWireDate } from '@subrosa/rules/format/dates';
import { dayAfter } from '@subrosa/rules/requests/calendar';
import { rebuildSearch } from '../../src/domains/explore/index.ts';
import type { Db, Tx } from '../../src/platform/db/database.ts';
import { newId } from '../../src/platform/ids.ts';
import { withQuery, apiClientFor, YEAR, type ApiUnderTest } from './api-client.ts';
import { aMember, type MemberOptions } from './members.ts';
import { aProfile, KYIV, type ProfileTraits } from './profiles.ts';

/** Returns the day this many days from now in UTC, in the wire format. */
export const wireDay = (days: number, now = new Date()): string => toWireDate(isoDay(days, now));
export const isoDay = (days: number, now = new Date()): string => dayAfter(now.toISOString().slice(0, 10), days);

/** An event in ten days, from 19:00 to 21:00. */
export const anEvent = (text: object = {}): object => ({
  title: 'Portrait evening',
  startDate: wireDay(10),
  endDate: wireDay(10),
  startTime: '19:00',
  endTime: '21:00',
  ...text,
});

/** A week in Kyiv, starting in ten days. */
/** A trip that reaches everybody, unlike the default. */
export const aTrip = (text: object = {}): object => ({
  title: 'A week away',
  startDate: wireDay(10),
  endDate: wireDay(16),
  cityId: KYIV,
  audience: 'all',
  notifyCity: true,
  ...text,
});

interface EntryTraits {
  id?: string;
  kind?: 'event' | 'schedule' | 'travel';
  title?: string;
  description?: string;
  /** For example `2027-01-15`. */
  startsOn?: string;
  endsOn?: string;
  /** Null for all-day entries. */
  times?: readonly [string, string] | null;
  timeZone?: string;
  cityId?: number;
  audience?: EntryAudience;
  publishAt?: Date;
}

const usual = {
  kind: 'event',
  title: 'Portrait evening',
  description: '',
  startsOn: '2027-01-15',
  times: ['19:00', '21:00'],
  timeZone: 'America/Vancouver',
  cityId: KYIV,
  audience: 'connections',
  publishAt: new Date('2026-11-10T12:00:00Z'),
} as const satisfies EntryTraits;

/** Inserts an announced entry as its command would, and returns its id. */
export async function anEntry(db: Db | Tx, ownerId: string, traits: EntryTraits = {}): Promise<string> {
  const { id = newId(), ...entry } = { ...usual, endsOn: traits.startsOn ?? usual.startsOn, ...traits };
  const { kind, title, description, timeZone, audience, publishAt } = entry;
  const isTrip = kind === 'travel';
  const [startTime, endTime] = (isTrip ? null : entry.times) ?? [null, null];
  const allDay = startTime === null;
  const period = periodOf({ startTime, endTime, allDay, continuous: false, timeZone }, entry.startsOn, entry.endsOn);
  if ('field' in period) throw new Error(period.code);
  const when = { starts_on: period.startsOn, ends_on: period.endsOn, starts_at: period.startsAt, ends_at: period.endsAt };
  const travel = { city_id: isTrip ? entry.cityId : null, next_location_change_at: isTrip ? period.startsAt : null, notify_city: isTrip };
  const text = { title, description, audience, time_zone: timeZone, notify: true };
  const times = { start_time: startTime, end_time: endTime, all_day: allDay, continuous: false };
  const known = { publish_at: publishAt, announced_at: publishAt, created_at: publishAt };
  await db
    .insertInto('calendar_entry')
    .values({ id, owner_id: ownerId, kind, ...text, ...when, ...times, ...travel, ...known })
    .execute();
  return id;
}

export type CalendarOwner = Awaited<ReturnType<typeof aCalendarOwner>>;

/** Creates a member with a session, a profile and calendar requests. Others find them after `rebuildCalendarSearch`. */
export async function aCalendarOwner(api: ApiUnderTest, traits: MemberOptions = {}, profile: ProfileTraits = {}) {
  const { id, username, email } = await aMember(api.db, api.config, traits);
  await aProfile(api.db, id, profile);
  const call = await apiClientFor(api, id, YEAR);
  const range = (from: string, to: string, filter: Record<string, string> = {}) =>
    call<CalendarRange>('GET', withQuery('/api/calendar', { from, to, ...filter }));
  const see = (entryId: string) => call<EntryView>('GET', `/api/calendar/${entryId}`);
  return {
    id,
    username,
    email,
    call,
    range,
    see,
    add: (text: object = {}, headers: Record<string, string> = {}) =>
      call<EntryView>('POST', '/api/calendar/events', anEvent(text), headers),
    travel: (text: object = {}) => call<EntryView>('POST', '/api/calendar/trips', aTrip(text)),
    edit: (entryId: string, text: object, etag = '"1"') =>
      call<EntryView>('PUT', `/api/calendar/events/${entryId}`, anEvent(text), { 'if-match': etag }),
    reroute: (entryId: string, text: object, etag = '"1"') =>
      call<EntryView>('PUT', `/api/calendar/trips/${entryId}`, aTrip(text), { 'if-match': etag }),
    remove: (entryId: string, scope = 'one') => call<object>('DELETE', `/api/calendar/${entryId}?scope=${scope}`, {}),
    agenda: (ownerId: string) => call<Agenda>('GET', `/api/calendar/member/${ownerId}`),
    /** Returns the calendar entries of the days around now, oldest first. */
    month: async (filter: Record<string, string> = {}): Promise<CalendarEntry[]> =>
      (await range(wireDay(-5), wireDay(90), filter)).body.entries,
  };
}

export const titlesOf = (entries: readonly CalendarEntry[]): (string | null)[] => entries.map(({ title }) => title);

/** Rebuilds search rows as the reactions would. */
export const rebuildCalendarSearch = (db: Db): Promise<void> => rebuildSearch(db, { gridKm: 5 });
