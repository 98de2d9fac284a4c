import { useLingui } from '@lingui/react/macro';
import { formatDate } from '@subrosa/rules/format/dates';
import { ownTimeZone } from './own-time-zone.ts';
import { dayIn, daysBetween } from './days.ts';

const DAYS_IN_WORDS = 6;

type PostedOnProps = { at: string };

/** The day of a post: in words for a week, then as a date. Never an hour, which would say when somebody was here. */
export function PostedOn({ at }: PostedOnProps) {
  const { i18n } = useLingui();
  const zone = ownTimeZone();
  const day = dayIn(new Date(at), zone);
  const ago = daysBetween(day, dayIn(new Date(), zone));
  return (
    <time dateTime={day}>
      {ago >= 0 && ago <= DAYS_IN_WORDS ? (
        new Intl.RelativeTimeFormat(i18n.locale, { numeric: 'auto' }).format(-ago, 'day')
      ) : (
        <bdi dir="ltr">{formatDate(day)}</bdi>
      )}
    </time>
  );
}
