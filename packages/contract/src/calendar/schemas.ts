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
  .describe('HH:mm, on the clock of `timeZone`.');
const cityId = z.int('field.invalid').min(1, 'field.invalid').max(LARGEST_ID, 'field.invalid');
const flag = z.boolean('field.invalid').default(false);

/** Who sees it, and from when on. */
const publishing = z.object({
  audience: z
    .enum(entryAudiences, 'field.notAChoice')
    .optional()
    .describe('Without it connections see events and schedules, and all members see trips. `chosen`: those of `publishTo`.'),
  publishTo: z
    .array(z.uuid('field.invalid'))
    .max(calendarLimits.chosen, 'field.tooLong')
    .default([])
    .describe('Connections to publish to, where the audience is `chosen`.'),
  publishAt: z.iso
    .datetime({ offset: true, error: 'field.invalid' })
    .nullable()
    .default(null)
    .describe('Nobody else learns of it before; null: at once.'),
  notify: z.boolean('field.invalid').default(true).describe('Connections who see it are told when it is created, modified or removed.'),
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
  allDay: flag.describe('Dates without times; never collides.'),
  repeat: flag.describe('The same times on every selected date: one entry a date, which form a series.'),
  dates: z
    .array(wireDate)
    .max(calendarLimits.dates, 'dates.tooMany')
    .default([])
    .describe('The selected dates of a repeated one; without them every day from `startDate` to `endDate`.'),
  continuous: flag.describe('24 hours a day from `startDate` to `endDate`; the times are left out.'),
  timeZone: z.string('timeZone.unknown').max(60, 'timeZone.unknown').optional().describe('IANA; the member’s own without it.'),
});

export type EventText = z.output<typeof eventText>;

export const tripText = written.extend(publishing.shape).extend({
  startDate: wireDate.describe('Of the departure, DDMMYYYY.'),
  fromCityId: cityId.nullable().default(null),
  cityId: z
    .int('destination.required')
    .min(1, 'destination.required')
    .max(LARGEST_ID, 'destination.required')
    .describe('The destination. Its time zone says when the trip begins and ends.'),
  alertCity: z
    .boolean('field.invalid')
    .optional()
    .describe('Premium fetishists who live there are told; without it so for confidants, and not for fetishists.'),
});

export type TripText = z.output<typeof tripText>;

export const rangeFilter = z.object({
  from: wireDate.describe('DDMMYYYY, as the viewer’s calendar counts.'),
  to: wireDate.describe(`DDMMYYYY, inclusive; ${calendarLimits.rangeDays} days at most.`),
  connections: list(z.uuid('field.invalid'), calendarLimits.filtered).describe('Only theirs, and one’s own.'),
  member_types: list(z.enum(memberTypes, 'field.notAChoice'), memberTypes.length).describe(
    'Of others: confidant or fetishist, and premium or regular; naming one of a pair leaves the other out.',
  ),
  event_types: list(z.enum(eventTypes, 'field.notAChoice'), eventTypes.length).describe('Any of these, also of one’s own.'),
  mine: z
    .enum(['true', 'false'], 'field.notAChoice')
    .transform((text) => text === 'true')
    .default(true)
    .describe('false: without one’s own.'),
  language: z.string().max(35).optional(),
});

export type RangeFilter = z.output<typeof rangeFilter>;

const city = z.object({ id: z.int(), name: z.string(), country: z.string() });

/** An entry in a view of days. */
export const calendarEntry = z.object({
  id: z.uuid().nullable().describe('null of a birthday, which is no entry by itself.'),
  type: z.enum(eventTypes),
  ownerId: z.uuid(),
  mine: z.boolean(),
  title: z.string().nullable().describe('null of a birthday: the page says whose it is.'),
  allDay: z.boolean().describe('Dates alone count: birthdays, trips and what was entered so.'),
  continuous: z.boolean(),
  startDate: z.string().describe('DDMMYYYY, on the calendar of `timeZone`.'),
  endDate: z.string().describe('DDMMYYYY, inclusive.'),
  startTime: z.string().nullable().describe('HH:mm, on the clock of `timeZone`.'),
  endTime: z.string().nullable(),
  timeZone: z.string().nullable().describe('IANA; null of a birthday, which is that day wherever one looks.'),
  startsAt: z.iso.datetime().nullable().describe('The instant; null where dates alone count.'),
  endsAt: z.iso.datetime().nullable(),
  seriesId: z.uuid().nullable().describe('What it was repeated with.'),
  city: city.nullable().describe('Where a trip goes.'),
  turns: z.int().nullable().describe('The age on a birthday, for who may see the year.'),
});

export type CalendarEntry = z.output<typeof calendarEntry>;

/** Whose entries a view shows. */
const entryOwner = memberCard.pick({ id: true, username: true, accountType: true, verified: true, premium: true });

const travelUntil = z
  .string()
  .nullable()
  .describe('DDMMYYYY: trips of others that begin later are for premium members; null where nothing is left out.');

export const calendarRange = z.object({
  entries: z.array(calendarEntry).describe('By day and time.'),
  members: z.array(entryOwner).describe('Everybody whose entries are there, oneself included.'),
  timeZone: z.string().describe('The viewer’s own, by which `from` and `to` were read.'),
  travelUntil,
  more: z.boolean().describe(`There are more than ${calendarLimits.answer}: ask for fewer days.`),
});

export type CalendarRange = z.output<typeof calendarRange>;

export const agenda = z.object({
  entries: z.array(calendarEntry).describe('From today on, by day and time.'),
  travelUntil,
  more: z.boolean(),
});

export type Agenda = z.output<typeof agenda>;

/** What only the owner gets to know. */
const ownPart = z.object({
  audience: z.enum(entryAudiences),
  publishTo: z.array(z.object({ id: z.uuid(), username: z.string(), accountType: z.enum(accountTypes) })),
  publishAt: z.iso.datetime().nullable().describe('When others learn of it; null where they may already.'),
  notify: z.boolean(),
  alertCity: z.boolean(),
  seriesSize: z.int().describe('How many entries were repeated with it, itself included.'),
});

export const entryView = calendarEntry.extend({
  id: z.uuid(),
  title: z.string(),
  description: z.string(),
  fromCity: city.nullable().describe('From where a trip departs.'),
  owner: memberCard,
  can: z.object({ edit: z.boolean(), remove: z.boolean() }),
  own: ownPart.nullable(),
});

export type EntryView = z.output<typeof entryView>;

export const feedState = z.object({
  active: z.boolean(),
  titles: z.enum(feedTitles),
  since: z.iso.datetime().nullable(),
  usedOn: z.string().nullable().describe('DDMMYYYY: the day on which it was asked for last.'),
});
