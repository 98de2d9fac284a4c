import type { ReactNode } from 'react';
import classes from './state.module.css';

type StateProps = { name: string; children: ReactNode };

/** One state of a component, with its name above it. */
export function State({ name, children }: StateProps) {
  return (
    <div className={classes.state}>
      <p className={classes.name}>{name}</p>
      {children}
    </div>
  );
}
