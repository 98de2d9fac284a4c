import { useLingui } from '@lingui/react/macro';
import { formatDate } from '@subrosa/rules/format/dates';
import { dayIn, daysBetween } from '../../shared/format/relative-time.ts';
import { useTimeZone } from '../../shared/use-time-zone.ts';

const DAYS_IN_WORDS = 6;

type PostedOnProps = { at: string };

/** The day of a post: in words for a week, then as a date. Never an hour, which would say when somebody was here. */
export function PostedOn({ at }: PostedOnProps) {
  const { i18n } = useLingui();
  const zone = useTimeZone();
  const day = dayIn(zone, new Date(at));
  const ago = daysBetween(day, dayIn(zone, new Date()));
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
