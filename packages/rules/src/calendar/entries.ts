import { audiences, maySee, type Audience, type Viewer } from '../profiles/audiences.ts';

/** Types of calendar entries. Birthdays have no entries of their own: they are derived from profiles. */
export const eventTypes = ['event', 'travel', 'schedule', 'birthday'] as const;

export type EventType = (typeof eventTypes)[number];

/** Types that have dates and times. */
export const timedTypes = ['event', 'schedule'] as const;

/** Audiences of an entry: those of profiles, or chosen connections. */
export const entryAudiences = [...audiences, 'chosen'] as const;

export type EntryAudience = (typeof entryAudiences)[number];

/** Default audience of a new entry. */
export const defaultAudience: Audience = 'connections';

/** Filter of members by kind of account and by plan; each narrows independently. */
export const memberTypes = ['confidant', 'fetishist', 'premium', 'regular'] as const;

export type MemberType = (typeof memberTypes)[number];

/** Titles in a feed: neutral words, or the member's own titles of their own entries. */
export const feedTitles = ['discreet', 'own'] as const;

export type FeedTitles = (typeof feedTitles)[number];

/** Whether a change or a deletion applies to one entry or to its whole series. */
export const seriesScopes = ['one', 'series'] as const;

export type SeriesScope = (typeof seriesScopes)[number];

export const calendarLimits = {
  /** Entries of one member that are not over yet. */
  entries: 1000,
  /** Dates on which one entry repeats. */
  dates: 62,
  /** Days from the first to the last one of an entry. */
  longestDays: 366,
  yearsAhead: 2,
  yearsBack: 1,
  /** Chosen connections of an entry. */
  chosen: 100,
  /** Days in one request. */
  rangeDays: 100,
  /** Entries in one response. */
  answer: 1000,
  /** Entries in the agenda on a profile. */
  agenda: 50,
  agendaDays: 366,
  /** Calendars of other members in a filter. */
  filtered: 50,
  feedDaysBack: 31,
  feedDaysAhead: 366,
  /** Entries in a feed. */
  feedEntries: 2000,
} as const;

export interface Reader extends Viewer {
  /** Whether the owner chose this viewer. */
  chosen: boolean;
}

/** Whether the audience of an entry includes this viewer. */
export function isFor(audience: EntryAudience, reader: Reader): boolean {
  return audience === 'chosen' ? reader.self || (reader.connected && reader.chosen) : maySee(audience, reader);
}

/** The audience to whom the trip changes the displayed city. Chosen connections are too few to change what everyone sees. */
export function whereaboutsAudience(audience: EntryAudience): Audience {
  return audience === 'chosen' ? 'you' : audience;
}
