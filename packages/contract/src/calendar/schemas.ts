import { accountTypes } from '@subrosa/rules/accounts/account-types';
import { calendarLimits, entryAudiences, eventTypes, feedTitles, memberTypes, timedTypes } from '@subrosa/rules/calendar/entries';
import { z } from 'zod';
import { list, memberCard } from '../explore.ts';
import { typedText } from '../text.ts';

const LARGEST_ID = 2_147_483_647;
const wireDate = z
  .string('dateRange.required')
  .regex(/^\d{8}$/, 'dateRange.required')
  .describe('DDMMYYYY');
const timeOfDay = z
  .string('field.invalid')
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'field.invalid')
  .describe('HH:mm, local time in `timeZone`.');
const cityId = z.int('field.invalid').min(1, 'field.invalid').max(LARGEST_ID, 'field.invalid');
const flag = z.boolean('field.invalid').default(false);

/** The audience of an entry, and when it is published. */
const publishing = z.object({
  audience: z.enum(entryAudiences, 'field.notAChoice').optional().describe('By default connections. `chosen`: those of `publishTo`.'),
  publishTo: z
    .array(z.uuid('field.invalid'))
    .max(calendarLimits.chosen, 'field.tooLong')
    .default([])
    .describe('Connections to publish to, if the audience is `chosen`.'),
  publishAt: z.iso
    .datetime({ offset: true, error: 'field.invalid' })
    .nullable()
    .default(null)
    .describe('Hidden from others before this time; null: published at once.'),
  notify: z
    .boolean('field.invalid')
    .default(true)
    .describe('Whether connections in the audience are notified when it is created, modified or removed.'),
});

const written = z.object({
  title: typedText({ max: 1000, required: 'title.required' }),
  description: z.string('field.invalid').trim().max(20_000, 'field.tooLong').default(''),
  startDate: wireDate,
  endDate: wireDate.describe('DDMMYYYY, inclusive; may be the start date.'),
});

export const eventText = written.extend(publishing.shape).extend({
  type: z.enum(timedTypes, 'field.notAChoice').default('event'),
  startTime: timeOfDay.nullable().default(null),
  endTime: timeOfDay.nullable().default(null),
  allDay: flag.describe('Dates without times; it never conflicts with other entries.'),
  repeat: flag.describe('The same times on every selected date: one entry for each date, which form a series.'),
  dates: z
    .array(wireDate)
    .max(calendarLimits.dates, 'dates.tooMany')
    .default([])
    .describe('The selected dates of a repeated entry; if empty, every day from `startDate` to `endDate`.'),
  continuous: flag.describe('24 hours a day from `startDate` to `endDate`; the times are ignored.'),
  timeZone: z.string('timeZone.unknown').max(60, 'timeZone.unknown').optional().describe('IANA name; by default the member’s own.'),
});

export type EventText = z.output<typeof eventText>;

export const tripText = written.extend(publishing.shape).extend({
  startDate: wireDate.describe('Date of departure, DDMMYYYY.'),
  fromCityId: cityId.nullable().default(null),
  cityId: z
    .int('destination.required')
    .min(1, 'destination.required')
    .max(LARGEST_ID, 'destination.required')
    .describe('The destination. Its time zone determines when the trip starts and ends.'),
  notifyCity: z.boolean('field.invalid').optional().describe('Whether premium fetishists who live there are notified; by default not.'),
});

export type TripText = z.output<typeof tripText>;

export const rangeFilter = z.object({
  from: wireDate.describe('DDMMYYYY, in the viewer’s calendar.'),
  to: wireDate.describe(`DDMMYYYY, inclusive; ${calendarLimits.rangeDays} days at most.`),
  connections: list(z.uuid('field.invalid'), calendarLimits.filtered).describe('Only entries of these members, and the caller’s own.'),
  member_types: list(z.enum(memberTypes, 'field.notAChoice'), memberTypes.length).describe(
    'Filter for entries of others: confidant or fetishist, and premium or regular; one of a pair excludes the other.',
  ),
  event_types: list(z.enum(eventTypes, 'field.notAChoice'), eventTypes.length).describe(
    'Any of these types, also for the caller’s own entries.',
  ),
  mine: z
    .enum(['true', 'false'], 'field.notAChoice')
    .transform((text) => text === 'true')
    .default(true)
    .describe('false: excludes the caller’s own entries.'),
  language: z.string().max(35).optional(),
});

export type RangeFilter = z.output<typeof rangeFilter>;

const city = z.object({ id: z.int(), name: z.string(), country: z.string() });

/** An entry in a view of days. */
export const calendarEntry = z.object({
  id: z.uuid().nullable().describe('null for a birthday, which has no entry.'),
  type: z.enum(eventTypes),
  ownerId: z.uuid(),
  mine: z.boolean(),
  title: z.string().nullable().describe('null for a birthday: the page shows whose it is.'),
  allDay: z.boolean().describe('Only dates apply: birthdays, trips and all-day entries.'),
  continuous: z.boolean(),
  startDate: z.string().describe('DDMMYYYY, in the calendar of `timeZone`.'),
  endDate: z.string().describe('DDMMYYYY, inclusive.'),
  startTime: z.string().nullable().describe('HH:mm, local time in `timeZone`.'),
  endTime: z.string().nullable(),
  timeZone: z.string().nullable().describe('IANA name; null for a birthday, which is the same date everywhere.'),
  startsAt: z.iso.datetime().nullable().describe('The instant; null if only dates apply.'),
  endsAt: z.iso.datetime().nullable(),
  seriesId: z.uuid().nullable().describe('The series of a repeated entry.'),
  city: city.nullable().describe('The destination of a trip.'),
  turns: z.int().nullable().describe('The age on a birthday, for viewers who may see the year.'),
});

export type CalendarEntry = z.output<typeof calendarEntry>;

/** The owner of entries in a view. */
const entryOwner = memberCard.pick({ id: true, username: true, accountType: true, verified: true, premium: true });

const travelUntil = z
  .string()
  .nullable()
  .describe('DDMMYYYY: later trips of others are visible to premium members only; null if nothing is hidden.');

export const calendarRange = z.object({
  entries: z.array(calendarEntry).describe('Sorted by day and time.'),
  members: z.array(entryOwner).describe('All owners of the entries, including the caller.'),
  timeZone: z.string().describe('The viewer’s time zone, in which `from` and `to` were interpreted.'),
  travelUntil,
  more: z.boolean().describe(`There are more than ${calendarLimits.answer}: ask for fewer days.`),
});

export type CalendarRange = z.output<typeof calendarRange>;

export const agenda = z.object({
  entries: z.array(calendarEntry).describe('From today on, sorted by day and time.'),
  travelUntil,
  more: z.boolean(),
});

export type Agenda = z.output<typeof agenda>;

/** Fields that only the owner receives. */
const ownPart = z.object({
  audience: z.enum(entryAudiences),
  publishTo: z.array(z.object({ id: z.uuid(), username: z.string(), accountType: z.enum(accountTypes) })),
  publishAt: z.iso.datetime().nullable().describe('When it is published; null if it already is.'),
  notify: z.boolean(),
  notifyCity: z.boolean(),
  seriesSize: z.int().describe('Number of entries of the series, including this one.'),
});

export const entryView = calendarEntry.extend({
  id: z.uuid(),
  title: z.string(),
  description: z.string(),
  fromCity: city.nullable().describe('The city of departure.'),
  owner: memberCard,
  can: z.object({ edit: z.boolean(), remove: z.boolean() }),
  own: ownPart.nullable(),
});

export type EntryView = z.output<typeof entryView>;

export const feedState = z.object({
  active: z.boolean(),
  titles: z.enum(feedTitles),
  since: z.iso.datetime().nullable(),
  usedOn: z.string().nullable().describe('DDMMYYYY: the day of the last request.'),
});
