import { formatDate, formatDateTime, formatTime } from '@subrosa/rules/format/dates';

type DateTextProps =
  /** A day of the calendar, `2026-11-15`. */
  | { date: string }
  /** A moment, as a clock in `timeZone` shows it; with or without its day. */
  | { instant: string; timeZone: string; clockOnly?: boolean };

/** A day or a moment in the house's one way of writing it, isolated from the direction of the text around it. */
export function DateText(props: DateTextProps) {
  const [machine, text] = 'date' in props ? [props.date, formatDate(props.date)] : momentOf(props);
  return (
    <time dateTime={machine}>
      <bdi dir="ltr">{text}</bdi>
    </time>
  );
}

function momentOf({ instant, timeZone, clockOnly }: { instant: string; timeZone: string; clockOnly?: boolean }): [string, string] {
  const format = clockOnly ? formatTime : formatDateTime;
  return [instant, format(new Date(instant), timeZone)];
}
