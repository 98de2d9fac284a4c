import type { CalendarRange, RangeFilter } from '@subrosa/contract/calendar/schemas';
import type { FieldProblem } from '@subrosa/contract/error-codes';
import { dateIn } from '@subrosa/rules/accounts/age';
import { calendarLimits, eventTypes, type MemberType } from '@subrosa/rules/calendar/entries';
import { daysBetween } from '@subrosa/rules/calendar/period';
import { travelUntil } from '@subrosa/rules/calendar/travel';
import { attributeBits } from '@subrosa/rules/explore/bits';
import { parseWireDate, toWireDate } from '@subrosa/rules/format/dates';
import { dayAfter, startOfDay } from '@subrosa/rules/requests/calendar';
import { mayBrowse } from '@subrosa/rules/profiles/visibility';
import type { Locale } from '@subrosa/rules/reference/locales';
import type { Db } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { findOwners, findSettings } from './queries/members.ts';
import { findCities } from './queries/cities.ts';
import { findBirthdays, findEntries, type CalendarRangeFilter } from './queries/range.ts';
import { inOrder, viewBirthdays, viewEntry } from './view.ts';

interface RangeQuery {
  caller: Caller;
  query: RangeFilter;
  locale: Locale;
}

/** Lists the caller’s entries in a range of days, and those of connections that the caller may see. */
export async function listRange(db: Db, { caller, query, locale }: RangeQuery, now: Date): Promise<CalendarRange> {
  const days = validateDays(query);
  const { timeZone } = await findSettings(db, caller.memberId);
  const until = travelUntil(caller, dateIn(timeZone, now));
  const wanted: CalendarRangeFilter = {
    ...days,
    ...viewerContextOf(caller, until, now),
    begins: startOfDay(days.from, timeZone),
    ends: startOfDay(dayAfter(days.to), timeZone),
    // Before the welcome wizard is finished, members see no other members.
    connections: mayBrowse(caller) ? (query.connections ?? null) : [],
    attributes: attributesOf(query.member_types ?? []),
    kinds: query.event_types ?? eventTypes,
    mine: query.mine,
    limit: calendarLimits.answer + 1,
  };
  const { entries, owners } = await findAll(db, wanted, locale);
  const shown = entries.slice(0, calendarLimits.answer);
  return {
    entries: shown,
    members: owners,
    timeZone,
    travelUntil: until === null ? null : toWireDate(until),
    more: entries.length > shown.length,
  };
}

export const viewerContextOf = (caller: Pick<Caller, 'memberId' | 'premium'>, until: string | null, now: Date) => ({
  viewerId: caller.memberId,
  premium: caller.premium,
  now,
  until,
});

/** Returns entries and birthdays together, in order. */
export async function findAll(db: Db, wanted: CalendarRangeFilter, locale: Locale) {
  const rows = await findEntries(db, wanted);
  const birthdays = wanted.kinds.includes('birthday') ? await findBirthdays(db, wanted) : [];
  const cities = await findCities(
    db,
    rows.map(({ city_id }) => city_id),
    locale,
  );
  const entries = inOrder([
    ...rows.map((row) => viewEntry(row, wanted.viewerId, cities)),
    ...birthdays.flatMap((row) => viewBirthdays(row, wanted.viewerId, wanted)),
  ]).slice(0, wanted.limit);
  // Entries of suspended members are omitted.
  const owners = await findOwners(db, [...new Set(entries.map(({ ownerId }) => ownerId))]);
  const here = new Set([wanted.viewerId, ...owners.map(({ id }) => id)]);
  return { entries: entries.filter(({ ownerId }) => here.has(ownerId)), owners };
}

function validateDays({ from, to }: Pick<RangeFilter, 'from' | 'to'>): { from: string; to: string } {
  const days = { from: parseWireDate(from), to: parseWireDate(to) };
  if (days.from === null) invalidRange('from', 'dateRange.required');
  if (days.to === null) invalidRange('to', 'dateRange.required');
  if (days.to < days.from) invalidRange('to', 'endDate.beforeStart');
  if (daysBetween(days.from, days.to) >= calendarLimits.rangeDays) invalidRange('to', 'dates.tooLong');
  return { from: days.from, to: days.to };
}

function invalidRange(field: string, code: FieldProblem): never {
  throw new ApiError('request.invalid', { fields: { [field]: code } });
}

/** Returns the bits of a search row to compare. If both or neither of a pair are selected, it filters nothing. */
function attributesOf(types: readonly MemberType[]): CalendarRangeFilter['attributes'] {
  const pairs = [
    { bit: attributeBits.confidant, yes: types.includes('confidant'), no: types.includes('fetishist') },
    { bit: attributeBits.premium, yes: types.includes('premium'), no: types.includes('regular') },
  ].filter(({ yes, no }) => yes !== no);
  const sum = (some: typeof pairs) => some.reduce((bits, { bit }) => bits | bit, 0);
  return { mask: sum(pairs), marks: sum(pairs.filter(({ yes }) => yes)) };
}
