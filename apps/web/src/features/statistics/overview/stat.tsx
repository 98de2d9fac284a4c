import type { ReactNode } from 'react';
import classes from './stat.module.css';

type StatProps = { name: ReactNode; value: ReactNode; note?: ReactNode; tone?: 'ok' | 'calm' };

/** One large number, with its name above and a note below. */
export function Stat({ name, value, note, tone = 'calm' }: StatProps) {
  return (
    <div className={classes.stat}>
      <dt className={classes.name}>{name}</dt>
      <dd className={classes.value}>{value}</dd>
      {note && (
        <dd className={classes.note} data-tone={tone}>
          {note}
        </dd>
      )}
    </div>
  );
}
