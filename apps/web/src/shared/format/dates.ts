import { i18n } from '@lingui/core';
import { formatDate as dateIn, formatDateTime as dateTimeIn, formatTime as timeIn, type Clock } from '@subrosa/rules/format/dates';
import { fallbackLocale, type Locale } from '@subrosa/rules/reference/locales';

// The language is global too. A page that shows a time is rendered again when the settings arrive or change.
let clock: Clock = 'auto';

/** Applies the member's choice of 12 or 24 hours. */
export function chooseClock(chosen: Clock): void {
  clock = chosen;
}

const format = () => ({ locale: (i18n.locale || fallbackLocale) as Locale, clock });

/** `2026-11-15` in the order of the viewer's language. */
export const formatDate = (isoDate: string): string => dateIn(isoDate, format().locale);

/** Date and time of an instant, in the viewer's language and hours. */
export const formatDateTime = (instant: Date, timeZone: string): string => dateTimeIn(instant, timeZone, format());

/** The time of an instant, in the viewer's language and hours. */
export const formatTime = (instant: Date, timeZone: string): string => timeIn(instant, timeZone, format());
