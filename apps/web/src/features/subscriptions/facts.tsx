import type { ReactNode } from 'react';
import classes from './facts.module.css';

type FactsProps = { rows: readonly { name: string; value: ReactNode }[] };

/** Names and what is so, a line each. */
export function Facts({ rows }: FactsProps) {
  return (
    <dl className={classes.facts}>
      {rows.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
