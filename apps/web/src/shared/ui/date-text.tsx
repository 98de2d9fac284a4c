import { formatDate, formatDateTime, formatTime } from '../format/dates.ts';

type DateTextProps =
  /** A calendar day, `2026-11-15`. */
  | { date: string }
  /** An instant in `timeZone`; with or without its day. */
  | { instant: string; timeZone: string; clockOnly?: boolean };

/** A date or time in the viewer's format, isolated from the direction of the surrounding text. */
export function DateText(props: DateTextProps) {
  const [machine, text] = 'date' in props ? [props.date, formatDate(props.date)] : momentOf(props);
  return (
    <time dateTime={machine}>
      <bdi>{text}</bdi>
    </time>
  );
}

function momentOf({ instant, timeZone, clockOnly }: { instant: string; timeZone: string; clockOnly?: boolean }): [string, string] {
  const format = clockOnly ? formatTime : formatDateTime;
  return [instant, format(new Date(instant), timeZone)];
}
