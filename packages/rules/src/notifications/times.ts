import { instantsOf, minutesOf, shownAt } from '../format/zoned.ts';
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
export function emailDueAt(now: Date, times: MemberTimes): Date {
  const gathered =
    times.pace === 'daily' ? nextTime(now, dailyHour, times.timeZone) : new Date(now.getTime() + notificationLimits.mailWaitsMs);
  return afterQuiet(gathered, times);
}

/** When a push about something that happened now may leave. */
export const pushDueAt = (now: Date, times: MemberTimes): Date => afterQuiet(now, times);
