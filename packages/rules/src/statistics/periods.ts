/** Days in UTC, `2026-11-16`; the end is exclusive. */
export interface DayRange {
  from: string;
  until: string;
}

const YEAR = /^(20\d\d)$/;
const HALF = /^(20\d\d)-H([12])$/;
const MONTH = /^(20\d\d)-(0[1-9]|1[0-2])$/;

export const transparencyPeriod = /^20\d\d(?:-H[12])?$/;
export const cardPeriod = MONTH;

const firstOf = (year: number, month: number): string => new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);

const months = (year: number, from: number, count: number): DayRange => ({ from: firstOf(year, from), until: firstOf(year, from + count) });

/** Returns the days of a year `2026`, a half-year `2026-H1` or a month `2026-11`; null for anything else. */
export function daysOf(period: string): DayRange | null {
  const [, year] = YEAR.exec(period) ?? [];
  if (year) return months(Number(year), 0, 12);
  const [, ofHalf, half] = HALF.exec(period) ?? [];
  if (ofHalf) return months(Number(ofHalf), half === '1' ? 0 : 6, 6);
  const [, ofMonth, month] = MONTH.exec(period) ?? [];
  return ofMonth ? months(Number(ofMonth), Number(month) - 1, 1) : null;
}

export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

export const isOver = (period: DayRange, now: Date): boolean => period.until <= dayOf(now);

/** Half-years and years that have begun, newest first: possible periods of a transparency report. */
export function recentTransparencyPeriods(now: Date, years = 3): string[] {
  const year = now.getUTCFullYear();
  const all = Array.from({ length: years }, (_, back) => year - back).flatMap((one) => [`${one}-H2`, `${one}-H1`, String(one)]);
  return all.filter((period) => (daysOf(period)?.from ?? '') <= dayOf(now));
}

export function recentMonths(now: Date, count = 13): string[] {
  return Array.from({ length: count }, (_, back) => firstOf(now.getUTCFullYear(), now.getUTCMonth() - back).slice(0, 7));
}
