import type { EventText, TripText } from '@subrosa/contract/calendar/schemas';
import { defaultAudience, type EntryAudience, type EventType } from '@subrosa/rules/calendar/entries';
import { formatDate, toWireDate } from '@subrosa/rules/format/dates';
import { instantAt, shownAt } from '@subrosa/rules/format/zoned';
import { isoDateOf, typedDateOf } from '../../../shared/format/typed-date.ts';
import type { City } from '../../../shared/ui/city-picker.tsx';
import type { EntryView } from '../api/calendar.ts';
import { timeOf } from '../format.ts';
import type { NewEntryDefaults } from '../use-editor.ts';

export type EditableType = Exclude<EventType, 'birthday'>;

export type Person = { id: string; username: string };

/** The values of an entry's form; dates as typed, `05/12/2026`. */
export type Draft = {
  type: EditableType;
  title: string;
  description: string;
  startDate: string;
  startTime: string;
  endDate: string;
  endTime: string;
  allDay: boolean;
  continuous: boolean;
  repeat: boolean;
  /** The dates of a repeated entry, `2026-12-05`. */
  dates: readonly string[];
  timeZone: string;
  fromCity: City | null;
  city: City | null;
  audience: EntryAudience;
  publishTo: readonly Person[];
  isLater: boolean;
  publishDate: string;
  publishTime: string;
  notify: boolean;
  notifyCity: boolean;
};

export type DraftField = keyof Draft;

const EVENING = { start: 18 * 60, end: 19 * 60 };

type DraftDefaults = { seed: NewEntryDefaults; timeZone: string; city: City | null };

/** A new entry, at the time that was selected or on the day that is shown. */
export function newDraft({ seed, timeZone, city }: DraftDefaults): Draft {
  const { start, end } = { ...EVENING, ...seed };
  const day = formatDate(seed.day);
  const isToMidnight = end >= 1440;
  return {
    type: 'event',
    title: '',
    description: '',
    startDate: day,
    startTime: timeOf(start),
    endDate: day,
    endTime: isToMidnight ? '23:59' : timeOf(end),
    allDay: false,
    continuous: false,
    repeat: false,
    dates: [],
    timeZone,
    fromCity: city,
    city: null,
    audience: defaultAudience,
    publishTo: [],
    isLater: false,
    publishDate: '',
    publishTime: '',
    notify: true,
    notifyCity: false,
  };
}

const cityOf = (city: EntryView['city']): City | null => (city ? { ...city, region: null, timeZone: '' } : null);

const unpublished: NonNullable<EntryView['own']> = {
  audience: 'connections',
  publishTo: [],
  publishAt: null,
  notify: true,
  notifyCity: false,
  seriesSize: 1,
};

/** The draft of an existing entry. */
export function draftOfEntry(entry: EntryView, zone: string): Draft {
  const own = entry.own ?? unpublished;
  return {
    type: entry.type === 'birthday' ? 'event' : entry.type,
    title: entry.title,
    description: entry.description,
    startDate: typedDateOf(entry.startDate),
    startTime: entry.startTime ?? '',
    endDate: typedDateOf(entry.endDate),
    endTime: entry.endTime ?? '',
    allDay: entry.allDay && entry.type !== 'travel',
    continuous: entry.continuous,
    repeat: false,
    dates: [],
    timeZone: entry.timeZone ?? zone,
    fromCity: cityOf(entry.fromCity),
    city: cityOf(entry.city),
    audience: own.audience,
    publishTo: own.publishTo.map(({ id, username }) => ({ id, username })),
    ...publishMoment(own.publishAt, zone),
    notify: own.notify,
    notifyCity: own.notifyCity,
  };
}

function publishMoment(publishAt: string | null, zone: string): Pick<Draft, 'isLater' | 'publishDate' | 'publishTime'> {
  if (publishAt === null) return { isLater: false, publishDate: '', publishTime: '' };
  const shown = new Date(shownAt(Date.parse(publishAt), zone)).toISOString();
  return { isLater: true, publishDate: formatDate(shown.slice(0, 10)), publishTime: shown.slice(11, 16) };
}

/** Whether members other than connections can see the entry. */
export const reachesStrangers = ({ audience }: Draft): boolean => audience !== 'you' && audience !== 'connections' && audience !== 'chosen';

const wireOf = (typed: string) => toWireDate(isoDateOf(typed) ?? '');

/** Runs after validation, so that no required value is missing. */
const publishingOf = (draft: Draft, zone: string) => ({
  audience: draft.audience,
  publishTo: draft.audience === 'chosen' ? draft.publishTo.map(({ id }) => id) : [],
  publishAt: draft.isLater ? instantAt(isoDateOf(draft.publishDate) ?? '', draft.publishTime, zone).toISOString() : null,
  notify: draft.notify,
});

/** Only the chosen dates, earliest first. */
export const chosenDates = ({ dates }: Draft): string[] => dates.toSorted();

export function eventOf(draft: Draft, zone: string): EventText {
  const dates = draft.repeat ? chosenDates(draft).map(toWireDate) : [];
  const hasTimes = !draft.allDay && !draft.continuous;
  return {
    type: draft.type === 'schedule' ? 'schedule' : 'event',
    title: draft.title.trim(),
    description: draft.description.trim(),
    startDate: dates[0] ?? wireOf(draft.startDate),
    endDate: dates.at(-1) ?? wireOf(draft.endDate),
    startTime: hasTimes ? draft.startTime : null,
    endTime: hasTimes ? draft.endTime : null,
    allDay: draft.allDay,
    continuous: draft.continuous,
    repeat: draft.repeat,
    dates,
    timeZone: draft.timeZone,
    ...publishingOf(draft, zone),
  };
}

export function tripOf(draft: Draft, zone: string): TripText {
  return {
    title: draft.title.trim(),
    description: draft.description.trim(),
    startDate: wireOf(draft.startDate),
    endDate: wireOf(draft.endDate),
    fromCityId: draft.fromCity?.id ?? null,
    cityId: draft.city?.id ?? 0,
    notifyCity: draft.notifyCity && reachesStrangers(draft),
    ...publishingOf(draft, zone),
  };
}

export function changedFields(draft: Draft, saved: Draft): DraftField[] {
  const wordOf = (value: unknown) => JSON.stringify(value);
  return (Object.keys(draft) as DraftField[]).filter((field) => wordOf(draft[field]) !== wordOf(saved[field]));
}

/** Applies the changes of this form on top of what another window saved. */
export function rebase(draft: Draft, saved: Draft, latest: Draft): Draft {
  const mine = changedFields(draft, saved).map((field) => [field, draft[field]]);
  return { ...latest, ...(Object.fromEntries(mine) as Partial<Draft>) };
}
