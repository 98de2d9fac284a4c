import { formatTime } from '../../shared/format/dates.ts';
import type { Range, View } from './view-state.ts';

const at = (day: string) => new Date(`${day}T00:00:00Z`);
const formatterFor = (locale: string, shape: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, { ...shape, timeZone: 'UTC' });

/** `Saturday, 14 November 2026`. */
export const longDay = (locale: string, day: string): string =>
  formatterFor(locale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }).format(at(day));

/** `14 Nov`. */
export const shortDay = (locale: string, day: string): string => formatterFor(locale, { day: 'numeric', month: 'short' }).format(at(day));

export const weekdayName = (locale: string, day: string, width: 'long' | 'short' | 'narrow'): string =>
  formatterFor(locale, { weekday: width }).format(at(day));

export const monthName = (locale: string, day: string): string => formatterFor(locale, { month: 'long', year: 'numeric' }).format(at(day));

/** The day of the month, in the digits of the language. */
export const dayNumber = (locale: string, day: string): string => new Intl.NumberFormat(locale).format(Number(day.slice(8)));

type FormatOptions = { view: View; on: string; today: string; range: Range };

/** The heading of a view. */
export function headingOf(locale: string, { view, on, today, range }: FormatOptions): string {
  if (view === 'day') return formatterFor(locale, { day: 'numeric', month: 'long', year: 'numeric' }).format(at(on));
  if (view !== 'week') return monthName(locale, on);
  const isThisYear = range.from.slice(0, 4) === range.to.slice(0, 4) && range.to.slice(0, 4) === today.slice(0, 4);
  const shape = { day: 'numeric', month: 'long', ...(!isThisYear && { year: 'numeric' as const }) } as const;
  return formatterFor(locale, shape).formatRange(at(range.from), at(range.to));
}

const MINUTE = 60_000;

/** `06:30 PM`: minutes since midnight in the app's time format. */
export const clockText = (minutes: number): string => formatTime(new Date(minutes * MINUTE), 'UTC');

/** `18:30`. */
export function timeOf(minutes: number): string {
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${pad(Math.floor(minutes / 60) % 24)}:${pad(minutes % 60)}`;
}

/** `America/New_York` in a readable form. */
export const zoneText = (zone: string): string => zone.replaceAll('_', ' ');
