import { i18n } from '@lingui/core';

const MEGABYTE = 1024 * 1024;

const inUnit = (unit: string, digits: number) =>
  new Intl.NumberFormat(i18n.locale, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: digits });

const digitsOf = (megabytes: number) => (megabytes < 10 ? 1 : 0);

// Small files show 0.1 MB instead of 0.
const megabytesOf = (bytes: number) => Math.max(bytes / MEGABYTE, bytes > 0 ? 0.1 : 0);

/** `4.1 MB`, `148 MB`. */
export function sizeOf(bytes: number): string {
  const megabytes = megabytesOf(bytes);
  return inUnit('megabyte', digitsOf(megabytes)).format(megabytes);
}

/** The number without unit, beside a total with the unit: `92` of `148 MB`. */
export function sizeWithin(bytes: number): string {
  const megabytes = bytes / MEGABYTE;
  return new Intl.NumberFormat(i18n.locale, { maximumFractionDigits: digitsOf(megabytes) }).format(megabytes);
}

/** `3.4 MB/s`. */
export function speedOf(bytesPerSecond: number): string {
  const megabytes = megabytesOf(bytesPerSecond);
  return inUnit('megabyte-per-second', digitsOf(megabytes)).format(megabytes);
}

const MINUTE_S = 60;
const HOUR_S = 3600;
/** Longer times are shown in minutes. */
const LONG_S = 90;

/** `17 sec`, `4 min`, `2 hr`. */
export function timeOf(seconds: number): string {
  if (seconds < LONG_S) return inUnit('second', 0).format(seconds);
  if (seconds < HOUR_S) return inUnit('minute', 0).format(Math.round(seconds / MINUTE_S));
  return inUnit('hour', 0).format(Math.round(seconds / HOUR_S));
}

/** `0:42`, `14:05`. */
export function durationOf(ms: number): string {
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / MINUTE_S)}:${String(seconds % MINUTE_S).padStart(2, '0')}`;
}
