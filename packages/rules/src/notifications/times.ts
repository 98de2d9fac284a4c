import type { EmailPace } from './kinds.ts';
import { notificationLimits } from './limits.ts';

/** From one time of day until another, `HH:MM` at the member's place; over midnight where it ends earlier than it begins. */
export interface QuietHours {
  from: string;
  to: string;
}

export interface MemberTimes {
  timeZone: string;
  quiet: QuietHours | null;
  pace: EmailPace;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const made = newClock(timeZone) ?? new Intl.DateTimeFormat('en-GB', { ...shape, timeZone: 'UTC' });
  clocks.set(timeZone, made);
  return made;
}

const shape = { dateStyle: 'short', timeStyle: 'medium', hourCycle: 'h23' } as const;

// A zone that this machine does not know must not keep everybody's mail waiting.
function newClock(timeZone: string): Intl.DateTimeFormat | null {
  try {
    return new Intl.DateTimeFormat('en-GB', { ...shape, timeZone });
  } catch {
    return null;
  }
}

/** What the clock of a place shows, as if it stood in Greenwich. */
function shownAt(instant: number, timeZone: string): number {
  const parts = clockOf(timeZone).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((one) => one.type === type)?.value);
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
}

/** The instants at which a clock shows this: two where it is turned back; where it leaps over, the one as long after the leap. */
function instantsOf(shown: number, timeZone: string): number[] {
  const offsets = [...new Set([shown - DAY, shown + DAY].map((near) => shownAt(near, timeZone) - near))];
  const candidates = offsets.map((offset) => shown - offset);
  const exact = candidates.filter((instant) => shownAt(instant, timeZone) === shown);
  return exact.length > 0 ? exact : candidates.slice(0, 1);
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** When the clock of a place next shows this time of day. */
export function nextTime(now: Date, time: string, timeZone: string): Date {
  const shown = shownAt(now.getTime(), timeZone);
  const today = shown - (shown % DAY);
  const instants = [0, 1, 2].flatMap((day) => instantsOf(today + day * DAY + minutesOf(time) * MINUTE, timeZone));
  return new Date(Math.min(...instants.filter((instant) => instant > now.getTime())));
}

/** The same instant, or the end of the quiet hours that it falls into. */
export function afterQuiet(at: Date, { quiet, timeZone }: Pick<MemberTimes, 'quiet' | 'timeZone'>): Date {
  if (!quiet) return at;
  const minute = Math.floor((shownAt(at.getTime(), timeZone) % DAY) / MINUTE);
  const [from, to] = [minutesOf(quiet.from), minutesOf(quiet.to)];
  const isQuiet = from < to ? minute >= from && minute < to : minute >= from || minute < to;
  return isQuiet ? nextTime(at, quiet.to, timeZone) : at;
}

const dailyHour = `${String(notificationLimits.dailyMailHour).padStart(2, '0')}:00`;

/** When a mail about something that happened now may leave. */
export function mailDue(now: Date, times: MemberTimes): Date {
  const gathered =
    times.pace === 'daily' ? nextTime(now, dailyHour, times.timeZone) : new Date(now.getTime() + notificationLimits.mailWaitsMs);
  return afterQuiet(gathered, times);
}

/** When a push about something that happened now may leave. */
export const pushDue = (now: Date, times: MemberTimes): Date => afterQuiet(now, times);
