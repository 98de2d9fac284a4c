import { audiences, maySee, type Audience, type Viewer } from '../profiles/audiences.ts';

/** What a calendar shows. Birthdays are no entries of their own: they follow the profile. */
export const eventTypes = ['event', 'travel', 'schedule', 'birthday'] as const;

export type EventType = (typeof eventTypes)[number];

/** What is written into a calendar with dates and times. */
export const timedTypes = ['event', 'schedule'] as const;

/** Who sees an entry: the words of profiles, or some connections by name. */
export const entryAudiences = [...audiences, 'chosen'] as const;

export type EntryAudience = (typeof entryAudiences)[number];

/** Until the owner chooses. */
export const usualAudiences = { event: 'connections', schedule: 'connections', travel: 'all' } as const satisfies Readonly<
  Record<Exclude<EventType, 'birthday'>, Audience>
>;

/** Whose entries a calendar shows; kind of account and plan each narrow by themselves. */
export const memberTypes = ['confidant', 'fetishist', 'premium', 'regular'] as const;

export type MemberType = (typeof memberTypes)[number];

/** Titles in a feed: words that tell nothing, or one's own titles of one's own entries. */
export const feedTitles = ['discreet', 'own'] as const;

export type FeedTitles = (typeof feedTitles)[number];

/** How much of a series a change or a removal concerns. */
export const seriesScopes = ['one', 'series'] as const;

export type SeriesScope = (typeof seriesScopes)[number];

export const calendarLimits = {
  /** Entries of one member that are not over yet. */
  entries: 1000,
  /** Dates on which one entry repeats. */
  dates: 62,
  /** From its first to its last day. */
  longestDays: 366,
  yearsAhead: 2,
  yearsBack: 1,
  /** Connections by name. */
  chosen: 100,
  /** Days that may be asked for at once. */
  rangeDays: 100,
  /** Entries in one answer. */
  answer: 1000,
  /** Of one member, on their profile. */
  agenda: 50,
  agendaDays: 366,
  /** Others' calendars by name in a filter. */
  filtered: 50,
  feedDaysBack: 31,
  feedDaysAhead: 366,
  /** In a feed. */
  feedEntries: 2000,
} as const;

export interface Reader extends Viewer {
  /** By name. */
  chosen: boolean;
}

/** Whether an entry is for this reader, as far as its audience goes. */
export function isFor(audience: EntryAudience, reader: Reader): boolean {
  return audience === 'chosen' ? reader.self || (reader.connected && reader.chosen) : maySee(audience, reader);
}

/** For whom the current city moves with a trip: those who may see it. Some by name are too few to change what everybody sees. */
export function whereaboutsAudience(audience: EntryAudience): Audience {
  return audience === 'chosen' ? 'you' : audience;
}
