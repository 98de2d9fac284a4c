import { instantsOf, minutesOf, shownAt } from '../format/zoned.ts';
import type { EmailFrequency } from './kinds.ts';
import { notificationLimits } from './limits.ts';

/** From one time of day until another, `HH:MM` in the member's time zone; over midnight if the end is earlier than the start. */
export interface QuietHours {
  from: string;
  to: string;
}

export interface MemberTimes {
  timeZone: string;
  quiet: QuietHours | null;
  emailFrequency: EmailFrequency;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Returns when the local clock next shows this time of day. */
export function nextTime(now: Date, time: string, timeZone: string): Date {
  const shown = shownAt(now.getTime(), timeZone);
  const today = shown - (shown % DAY);
  const instants = [0, 1, 2].flatMap((day) => instantsOf(today + day * DAY + minutesOf(time) * MINUTE, timeZone));
  return new Date(Math.min(...instants.filter((instant) => instant > now.getTime())));
}

/** Returns the same instant, or the end of the quiet hours that contain it. */
export function afterQuiet(at: Date, { quiet, timeZone }: Pick<MemberTimes, 'quiet' | 'timeZone'>): Date {
  if (!quiet) return at;
  const minute = Math.floor((shownAt(at.getTime(), timeZone) % DAY) / MINUTE);
  const [from, to] = [minutesOf(quiet.from), minutesOf(quiet.to)];
  const isQuiet = from < to ? minute >= from && minute < to : minute >= from || minute < to;
  return isQuiet ? nextTime(at, quiet.to, timeZone) : at;
}

const dailyHour = `${String(notificationLimits.dailyMailHour).padStart(2, '0')}:00`;

/** When an email about a notification that is created now may be sent. */
export function emailDueAt(now: Date, times: MemberTimes): Date {
  const gathered =
    times.emailFrequency === 'daily' ? nextTime(now, dailyHour, times.timeZone) : new Date(now.getTime() + notificationLimits.mailWaitsMs);
  return afterQuiet(gathered, times);
}

/** When a push message about a notification that is created now may be sent. */
export const pushDueAt = (now: Date, times: MemberTimes): Date => afterQuiet(now, times);
