import type { ReactNode } from 'react';
import classes from './bar-list.module.css';

type BarListProps = { rows: readonly { key: string; name: ReactNode; count: number }[] };

/** Names, bars and numbers, highest first. */
export function BarList({ rows }: BarListProps) {
  const most = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <ul className={classes.list}>
      {rows.map(({ key, name, count }) => (
        <li key={key} className={classes.row}>
          <span className={classes.name}>{name}</span>
          <span className={classes.track} aria-hidden="true">
            <span className={classes.bar} style={{ inlineSize: `${(count / most) * 100}%` }} />
          </span>
          <span className={classes.count}>{count}</span>
        </li>
      ))}
    </ul>
  );
}
