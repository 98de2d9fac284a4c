import { Trans, useLingui } from '@lingui/react/macro';
import { parseWireDate } from '@subrosa/rules/format/dates';
import { minutesOf } from '@subrosa/rules/format/zoned';
import { clockText, longDay, zoneText } from '../format.ts';
import { DAY_MINUTES, type PositionedEntry } from '../placing/place-entries.ts';
import classes from './entry-dialog.module.css';

type WhenLinesProps = {
  positionedEntry: PositionedEntry;
  /** The viewer's time zone. */
  zone: string;
};

/** The time of an entry in the viewer's time zone, and in its own if that differs. */
export function WhenLines({ positionedEntry: { entry, from, to, start, end }, zone }: WhenLinesProps) {
  const { i18n } = useLingui();
  const day = (iso: string) => longDay(i18n.locale, iso);
  const clock = (minutes: number) => <bdi dir="ltr">{clockText(minutes % DAY_MINUTES)}</bdi>;
  const period = (first: string, last: string, begin: number | null, until: number | null) => {
    const firstDay = day(first);
    const lastDay = day(last);
    if (begin === null || until === null)
      return first === last ? (
        firstDay
      ) : (
        <Trans>
          {firstDay} to {lastDay}
        </Trans>
      );
    const begins = clock(begin);
    const ends = clock(until);
    return first === last ? (
      <Trans>
        {firstDay}, {begins} to {ends}
      </Trans>
    ) : (
      <Trans>
        {firstDay}, {begins} to {lastDay}, {ends}
      </Trans>
    );
  };
  const own = parseWireDate(entry.startDate) ?? from;
  const ownEnd = parseWireDate(entry.endDate) ?? to;
  const isElsewhere = start !== null && entry.timeZone !== null && entry.timeZone !== zone;
  const minutes = (time: string | null) => (time === null ? null : minutesOf(time));
  const here = <bdi>{zoneText(zone)}</bdi>;
  const there = <bdi>{zoneText(entry.timeZone ?? zone)}</bdi>;
  return (
    <div className={classes.when}>
      <p>
        {period(from, to, start, end)}
        {entry.continuous && (
          <>
            {' · '}
            <Trans>24 hours</Trans>
          </>
        )}
      </p>
      {isElsewhere && (
        <>
          <p className={classes.quiet}>
            <Trans>Your time: {here}</Trans>
          </p>
          <p className={classes.quiet}>
            <Trans>
              Time in {there}: {period(own, ownEnd, minutes(entry.startTime), minutes(entry.endTime))}
            </Trans>
          </p>
        </>
      )}
    </div>
  );
}
