import type { Locale } from '../reference/locales.ts';

/** The hours of a shown time: 12, 24, or as usual in the language. */
export const clocks = ['auto', '12', '24'] as const;
export type Clock = (typeof clocks)[number];

export interface TimeFormat {
  locale: Locale;
  clock: Clock;
}

/** English dates and times have the formats of the specification, which no English locale of Unicode has. */
const ENGLISH = { locale: 'en', clock: 'auto' } as const satisfies TimeFormat;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatFor(locale: string, shape: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, shape]);
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locale, shape);
  formats.set(key, made);
  return made;
}

const DAY = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;

function dayText(at: Date, timeZone: string, locale: Locale): string {
  return formatFor(locale === 'en' ? 'en-GB' : locale, { ...DAY, timeZone }).format(at);
}

/** `2026-11-15` → `15/11/2026`, `15.11.2026` or `2026/11/15`. */
export function formatDate(isoDate: string, locale: Locale = 'en'): string {
  return dayText(new Date(`${isoDate}T00:00:00Z`), 'UTC', locale);
}

/** The local date and time of an instant in `timeZone`: `15/11/2026 02:07`. */
export function formatDateTime(instant: Date, timeZone: string, format: TimeFormat = { ...ENGLISH, clock: '24' }): string {
  return `${dayText(instant, timeZone, format.locale)} ${formatTime(instant, timeZone, format)}`;
}

/** `02:07 AM`, `02:07` or `上午2:07`, in `timeZone`. */
export function formatTime(instant: Date, timeZone: string, { locale, clock }: TimeFormat = ENGLISH): string {
  if (clock === '24') return formatFor('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(instant);
  if (locale !== 'en') {
    return formatFor(locale, {
      timeZone,
      ...(clock === '12' ? { hour: 'numeric', minute: '2-digit', hour12: true } : { timeStyle: 'short' }),
    }).format(instant);
  }
  // Some versions of Unicode put a narrow space before AM.
  return formatFor('en-US', { timeZone, hour: '2-digit', minute: '2-digit', hour12: true }).format(instant).replace('\u202f', ' ');
}

/** Parses `15112026` of the wire to `2026-11-15`; null for a day that does not exist. */
export function parseWireDate(text: string): string | null {
  const match = /^(\d{2})(\d{2})(\d{4})$/.exec(text);
  if (!match) return null;
  const [, day, month, year] = match;
  const iso = `${year}-${month}-${day}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== iso ? null : iso;
}

/** `2026-11-15` → `15112026` of the wire. */
export function toWireDate(isoDate: string): string {
  const [year, month, day] = isoDate.split('-');
  return `${day}${month}${year}`;
}
