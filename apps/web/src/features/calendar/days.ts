import { dayAfter } from '@subrosa/rules/requests/calendar';

const DAYS = 7;

/** Monday is 1, Sunday 7. */
const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || DAYS;

export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);
}

/** Every day between two, both inclusive. */
export function daysFrom(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = dayAfter(day)) days.push(day);
  return days;
}

/** The seven days of the week that contains a day. */
export function weekOf(day: string, first: number): string[] {
  const start = dayAfter(day, -((weekdayOf(day) - first + DAYS) % DAYS));
  return daysFrom(start, dayAfter(start, DAYS - 1));
}

/** The first day of the month, moved by a number of months. */
export function monthStart(day: string, months = 0): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
}

export const monthEnd = (day: string): string => dayAfter(monthStart(day, 1), -1);

/** The whole weeks that a month touches. */
export function weeksOf(day: string, first: number): string[][] {
  const [start] = weekOf(monthStart(day), first);
  const weeks: string[][] = [];
  for (let at = start ?? day; at <= monthEnd(day); at = dayAfter(at, DAYS)) weeks.push(weekOf(at, first));
  return weeks;
}

type Weeks = { getWeekInfo?: () => { firstDay: number }; weekInfo?: { firstDay: number } };

/** The first day of the week for the viewer: that of the browser's own variant of the language, if it has one. */
export function firstWeekday(locale: string, languages: readonly string[] = navigator.languages): number {
  const tag = languages.find((language) => language === locale || language.startsWith(`${locale}-`)) ?? locale;
  const weeks = new Intl.Locale(tag) as Weeks;
  return (weeks.getWeekInfo?.() ?? weeks.weekInfo)?.firstDay ?? usual[locale] ?? 1;
}

// A fallback, because not every browser knows the first weekday.
const usual: Readonly<Record<string, number>> = { en: 7, he: 7, ar: 6, 'zh-TW': 7 };
