import { formatDateTime } from '@subrosa/rules/format/dates';
import { resolveLocale, type Locale } from '@subrosa/rules/reference/locales';

interface EmailRecipient {
  locale: string;
  time_zone: string;
}

export const localeOf = ({ locale }: { locale: string }): Locale => resolveLocale(locale, { production: false });

/** Formats an instant in the recipient's language and time zone. */
export const whenFor = (recipient: EmailRecipient, at: Date): string =>
  formatDateTime(at, recipient.time_zone, { locale: localeOf(recipient), clock: '24' });

const HOUR = 3_600_000;

export const inHours = (ms: number): number => ms / HOUR;
export const inMinutes = (ms: number): number => ms / 60_000;
export const inDays = (ms: number): number => ms / (24 * HOUR);
