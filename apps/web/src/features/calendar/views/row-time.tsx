import { Trans, useLingui } from '@lingui/react/macro';
import { clockText, shortDay, timeOf } from '../format.ts';
import type { PositionedEntry } from '../placing/place-entries.ts';
import classes from './entry-row.module.css';

type RowTimeProps = { positionedEntry: PositionedEntry; day: string };

/** The time of an entry on one of its days. */
export function RowTime({ positionedEntry: { entry, from, to, start, end }, day }: RowTimeProps) {
  const { i18n } = useLingui();
  const until = <Trans>to {shortDay(i18n.locale, to)}</Trans>;
  if (start === null || end === null || (from < day && day < to)) {
    return (
      <span className={classes.time}>
        <span>{entry.continuous ? <Trans>24 hours</Trans> : <Trans>All day</Trans>}</span>
        {to > day && <small>{until}</small>}
      </span>
    );
  }
  const clock = (minutes: number) => (
    <time dateTime={timeOf(minutes)}>
      <bdi dir="ltr">{clockText(minutes)}</bdi>
    </time>
  );
  return (
    <span className={classes.time}>
      {from === day ? (
        <>
          {clock(start)}
          <small>{to > day ? until : clock(end)}</small>
        </>
      ) : (
        <span>
          <Trans>to {clock(end)}</Trans>
        </span>
      )}
    </span>
  );
}
