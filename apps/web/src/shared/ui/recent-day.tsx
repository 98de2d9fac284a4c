import { useLingui } from '@lingui/react/macro';
import { daysBetween } from '../format/relative-time.ts';
import { DateText } from './date-text.tsx';

const RELATIVE_DAYS = 6;

type RecentDayProps = {
  /** In UTC, in the server's format: `2026-11-15`. */
  day: string;
};

/** The day of a member's action: in words for a week, then as a date. Without the time, which would reveal when the member was online. */
export function RecentDay({ day }: RecentDayProps) {
  const { i18n } = useLingui();
  const ago = daysBetween(day, new Date().toISOString().slice(0, 10));
  if (ago < 0 || ago > RELATIVE_DAYS) return <DateText date={day} />;
  return <time dateTime={day}>{new Intl.RelativeTimeFormat(i18n.locale, { numeric: 'auto' }).format(-ago, 'day')}</time>;
}
