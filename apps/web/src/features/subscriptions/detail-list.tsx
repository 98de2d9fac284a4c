import type { ReactNode } from 'react';
import classes from './detail-list.module.css';

type DetailListProps = { rows: readonly { name: string; value: ReactNode }[] };

/** A list of names and values, one line each. */
export function DetailList({ rows }: DetailListProps) {
  return (
    <dl className={classes.details}>
      {rows.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
