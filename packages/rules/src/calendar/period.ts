import { instantAt } from '../format/zoned.ts';
import { dayAfter, startOfDay } from '../requests/calendar.ts';
import { calendarLimits } from './entries.ts';

const DAY = 86_400_000;

export interface PeriodInput {
  /** `2026-11-15`, both inclusive. */
  startDate: string;
  endDate: string;
  /** `09:30`. */
  startTime: string | null;
  endTime: string | null;
  allDay: boolean;
  /** Whether the times apply to each date separately. */
  repeat: boolean;
  /** Around the clock, from the first midnight to the last. */
  continuous: boolean;
  /** Dates of a repeated entry; if empty, every day from start to end. */
  dates: readonly string[];
  timeZone: string;
}

/** The time of an entry. The instants follow from its local times and time zone. */
export interface Period {
  startsOn: string;
  endsOn: string;
  startTime: string | null;
  endTime: string | null;
  startsAt: Date;
  endsAt: Date;
}

export type PeriodProblem =
  | { field: 'endDate'; code: 'endDate.beforeStart' | 'dates.tooLong' }
  | { field: 'startDate' | 'endDate' | 'dates'; code: 'dates.tooFar' | 'dates.tooMany' }
  | { field: 'startTime' | 'endTime'; code: 'time.required' }
  | { field: 'endTime'; code: 'endTime.notAfterStart' };

export const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY);

/** Whole days in a time zone, from the first midnight to the one after the last. */
export function wholeDays(startsOn: string, endsOn: string, timeZone: string): Period {
  return {
    startsOn,
    endsOn,
    startTime: null,
    endTime: null,
    startsAt: startOfDay(startsOn, timeZone),
    endsAt: startOfDay(dayAfter(endsOn), timeZone),
  };
}

/** Returns what is wrong with the dates of an entry as of today, or null. */
export function datesProblem({ startDate, endDate }: Pick<PeriodInput, 'startDate' | 'endDate'>, today: string): PeriodProblem | null {
  if (endDate < startDate) return { field: 'endDate', code: 'endDate.beforeStart' };
  if (daysBetween(startDate, endDate) >= calendarLimits.longestDays) return { field: 'endDate', code: 'dates.tooLong' };
  const year = Number(today.slice(0, 4));
  const moved = (years: number) => `${year + years}${today.slice(4)}`;
  if (startDate < moved(-calendarLimits.yearsBack)) return { field: 'startDate', code: 'dates.tooFar' };
  return endDate > moved(calendarLimits.yearsAhead) ? { field: 'endDate', code: 'dates.tooFar' } : null;
}

/** Returns the periods of an entry, one for each date if it repeats; or what is wrong with it. */
export function periodsOf(chosen: PeriodInput, today: string): { periods: Period[] } | { problem: PeriodProblem } {
  const dates = datesOf(chosen);
  const [first = chosen.startDate, last = chosen.endDate] = [dates[0], dates.at(-1)];
  const problem = datesProblem({ startDate: first, endDate: last }, today);
  if (problem) return { problem };
  if (chosen.repeat && dates.length > calendarLimits.dates) return { problem: { field: 'dates', code: 'dates.tooMany' } };
  const spans = chosen.repeat ? dates.map((day) => [day, day] as const) : [[chosen.startDate, chosen.endDate] as const];
  const periods: Period[] = [];
  for (const [from, to] of spans) {
    const period = periodOf(chosen, from, to);
    if ('field' in period) return { problem: period };
    periods.push(period);
  }
  return { periods };
}

/** Returns sorted dates without duplicates; the first and last date if it does not repeat. */
function datesOf({ repeat, dates, startDate, endDate }: PeriodInput): string[] {
  if (!repeat) return [startDate, endDate];
  if (dates.length > 0) return [...new Set(dates)].toSorted();
  const days = Math.min(daysBetween(startDate, endDate), calendarLimits.longestDays);
  return days < 0 ? [startDate, endDate] : Array.from({ length: days + 1 }, (_, day) => dayAfter(startDate, day));
}

/** One period, or what is wrong with it. */
export function periodOf(
  { startTime, endTime, allDay, continuous, timeZone }: Pick<PeriodInput, 'startTime' | 'endTime' | 'allDay' | 'continuous' | 'timeZone'>,
  startsOn: string,
  endsOn: string,
): Period | PeriodProblem {
  if (allDay || continuous) return wholeDays(startsOn, endsOn, timeZone);
  if (startTime === null) return { field: 'startTime', code: 'time.required' };
  if (endTime === null) return { field: 'endTime', code: 'time.required' };
  const [startsAt, endsAt] = [instantAt(startsOn, startTime, timeZone), instantAt(endsOn, endTime, timeZone)];
  const isInOrder = startsOn < endsOn || startTime < endTime;
  // If the clock skips the whole period, nothing remains of it.
  return isInOrder && startsAt < endsAt
    ? { startsOn, endsOn, startTime, endTime, startsAt, endsAt }
    : { field: 'endTime', code: 'endTime.notAfterStart' };
}
