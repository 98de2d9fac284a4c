import { formatDate } from '@subrosa/rules/format/dates';
import type { Locale } from '@subrosa/rules/reference/locales';
import { formatTime } from '../../../shared/format/dates.ts';
import { dayIn, daysBetween } from '../../../shared/format/relative-time.ts';

type ReaderLocale = { locale: string; timeZone: string };

const DAYS_OF_A_WEEK = 7;

/** The time of the last message for a list: the time today, else the day. */
export function dateInList(at: Date, now: Date, { locale, timeZone }: ReaderLocale): string {
  const days = daysBetween(dayIn(timeZone, at), dayIn(timeZone, now));
  return days <= 0 ? formatTime(at, timeZone) : dayText(at, days, { locale, timeZone });
}

/** The day as a heading above messages. */
export function dayInThread(day: string, now: Date, { locale, timeZone }: ReaderLocale): string {
  const days = Math.max(0, daysBetween(day, dayIn(timeZone, now)));
  if (days > 1)
    return new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(day));
  return capital(new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-days, 'day'), locale);
}

function dayText(at: Date, days: number, { locale, timeZone }: ReaderLocale): string {
  if (days === 1) return capital(new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-1, 'day'), locale);
  if (days < DAYS_OF_A_WEEK) return new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone }).format(at);
  return formatDate(dayIn(timeZone, at), locale as Locale);
}

const capital = (text: string, locale: string) => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
