import { Plural, Trans } from '@lingui/react/macro';
import { timeLeft } from '../time-left.ts';
import classes from './time-left.module.css';

type TimeLeftProps = { dueAt: string };

/** The time left for a case. */
export function TimeLeft({ dueAt }: TimeLeftProps) {
  const { unit, count, tone } = timeLeft(dueAt, Date.now());
  return (
    <time dateTime={dueAt} className={classes.left} data-tone={tone}>
      {unit === 'none' && <Trans>Overdue</Trans>}
      {unit === 'minutes' && <Plural value={count} one="# minute left" other="# minutes left" />}
      {unit === 'hours' && <Plural value={count} one="# hour left" other="# hours left" />}
      {unit === 'days' && <Plural value={count} one="# day left" other="# days left" />}
    </time>
  );
}
